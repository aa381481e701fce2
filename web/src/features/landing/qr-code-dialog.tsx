import { QrCode } from '../../ui/qr-code.tsx';

export interface ContactQrCode {
  id: string;
  name: string;
  /** What the code holds. */
  content: string;
  hint: string;
}

/** Opens by script as a modal; without one the link's target shows it. */
export const QrCodeDialog = ({ code: { id, name, content, hint } }: { code: ContactQrCode }) => (
  <dialog id={id} className="code-dialog panel" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{name}</h2>
    <QrCode content={content} label={`QR code for ${name}`} />
    <p>{hint}</p>
    <a href="#contact" className="plain-button large quiet" data-closes>
      Close
    </a>
  </dialog>
);
