import { create } from 'qrcode';

export interface ContactQrCode {
  id: string;
  name: string;
  /** What the code holds. */
  content: string;
  hint: string;
}

/** One path of all dark squares, with the quiet border that readers need. */
const squaresOf = (content: string): { path: string; edge: number } => {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const border = 4;
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) dark.push(`M${column + border} ${row + border}h1v1h-1z`);
  return { path: dark.join(''), edge: modules.size + 2 * border };
};

/** Opens by script as a modal; without one the link's target shows it. */
export const QrCodeDialog = ({ code: { id, name, content, hint } }: { code: ContactQrCode }) => {
  const { path, edge } = squaresOf(content);
  return (
    <dialog id={id} className="code-dialog" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      <svg
        viewBox={`0 0 ${edge} ${edge}`}
        role="img"
        aria-label={`QR code for ${name}`}
        shapeRendering="crispEdges"
      >
        <rect width={edge} height={edge} fill="#fff" />
        <path d={path} fill="#131a45" />
      </svg>
      <p>{hint}</p>
      <a href="#contact" className="plain-button large quiet" data-closes>
        Close
      </a>
    </dialog>
  );
};
