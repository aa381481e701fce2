import { QrCode } from '../../ui/qr-code.tsx';
import { useSite } from './site-language.ts';

export interface ContactQrCode {
  id: string;
  name: string;
  /** What the code holds. */
  content: string;
  hint: string;
}

/** Opens by script as a modal; without one the link's target shows it. */
export const QrCodeDialog = ({ code: { id, name, content, hint } }: { code: ContactQrCode }) => {
  const { codes } = useSite().t;
  return (
    <dialog id={id} className="code-dialog panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      <QrCode content={content} label={codes.label(name)} />
      <p>{hint}</p>
      <a href="#contact" className="plain-button large quiet" data-closes>
        {codes.close}
      </a>
    </dialog>
  );
};
