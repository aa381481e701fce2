import { create } from 'qrcode';

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

interface QrCodeProps {
  /** What a reader gets from it. */
  content: string;
  label: string;
  className?: string | undefined;
}

export const QrCode = ({ content, label, className }: QrCodeProps) => {
  const { path, edge } = squaresOf(content);
  return (
    <svg
      viewBox={`0 0 ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#131a45" />
    </svg>
  );
};
