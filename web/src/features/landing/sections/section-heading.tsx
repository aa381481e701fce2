interface SectionHeadProps {
  id: string;
  eyebrow: string;
  title: string;
  text?: string;
}

export const SectionHeading = ({ id, eyebrow, title, text }: SectionHeadProps) => (
  <div className="section-head">
    <p className="eyebrow">{eyebrow}</p>
    <h2 id={`${id}-title`}>{title}</h2>
    {text && <p className="lead">{text}</p>}
  </div>
);
