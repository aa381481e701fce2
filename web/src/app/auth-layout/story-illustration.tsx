import { Mascot } from '../../ui/mascot/mascot.tsx';

const Star = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0-10C1.4-3 3-1.4 10 0 3 1.4 1.4 3 0 10-1.4 3-3 1.4-10 0-3-1.4-1.4-3 0-10Z"
  />
);

const Sky = () => (
  <>
    <circle cx="470" cy="372" r="62" fill="#ffe9bd" />
    <circle cx="452" cy="356" r="10" fill="#f7d795" />
    <circle cx="488" cy="392" r="14" fill="#f7d795" />
    <circle cx="492" cy="346" r="6" fill="#f7d795" />
    <g fill="#ffe9bd">
      <Star x={90} y={322} size={0.7} />
      <Star x={220} y={372} size={0.45} />
      <Star x={330} y={318} size={0.6} />
      <Star x={556} y={218} size={0.6} />
      <Star x={380} y={402} size={0.35} />
      <Star x={40} y={420} size={0.4} />
      <Star x={548} y={402} size={0.45} />
    </g>
  </>
);

/** Hills that are pages: each has lines of writing running over it. */
const Hills = () => (
  <>
    <path d="M0 520C110 440 230 448 330 508s190 44 270-28v420H0Z" fill="#7d92f0" opacity="0.55" />
    <path d="M0 600c90-62 210-64 318-10s206 30 282-30v340H0Z" fill="#fff4df" opacity="0.3" />
    <g fill="none" stroke="#16205c" strokeOpacity="0.14" strokeWidth="5" strokeLinecap="round">
      <path d="M36 604c80-40 170-42 250-8" />
      <path d="M24 640c86-40 180-42 270-6" />
      <path d="M400 616c60 4 116-8 168-36" />
    </g>
  </>
);

/** A river of ink with a paper boat on it. */
const River = () => (
  <g transform="translate(0 36)">
    <path
      d="M352 590c60 26 30 52-24 66-74 20-92 50-28 74 50 18 60 44 34 80h116c20-44 4-82-44-104-52-24-30-44 18-60 60-20 66-44-6-62-26-6-46-4-66 6Z"
      fill="#16205c"
      opacity="0.75"
    />
    <g transform="translate(352 640) rotate(-4)">
      <path d="M0 20h64l-14 18H14Z" fill="#fffaf2" />
      <path d="m32-18 20 38H32Z" fill="#fffaf2" />
      <path d="m32-18-18 38h18Z" fill="#ffe0d6" />
      <path d="M0 20h64l-6 8H6Z" fill="#ffe0d6" />
    </g>
  </g>
);

const Book = () => (
  <>
    <path d="M-20 900V796c110-40 218-36 320 12v92Z" fill="#fffaf2" />
    <path d="M620 900V796c-110-40-218-36-320 12v92Z" fill="#f6ecd9" />
    <path d="M300 808v92" stroke="#d8cbb2" strokeWidth="3" />
    <g fill="none" stroke="#3450c9" strokeOpacity="0.28" strokeWidth="5" strokeLinecap="round">
      <path d="M32 822c74-18 150-18 226 8M32 848c74-18 150-18 226 8M32 874c54-14 104-16 150-8" />
      <path d="M568 822c-74-18-150-18-226 8M568 848c-74-18-150-18-226 8" />
    </g>
  </>
);

const Pencil = () => (
  <g transform="translate(206 700) rotate(24)">
    <rect x="-9" y="-6" width="18" height="96" rx="3" fill="#ff592e" />
    <rect x="-9" y="-6" width="6" height="96" fill="#ff8059" />
    <rect x="-9" y="-20" width="18" height="16" rx="4" fill="#ffc0ad" />
    <path d="M-9 90H9L0 116Z" fill="#ffe9bd" />
    <path d="m-3 107 3 9 3-9Z" fill="#16205c" />
  </g>
);

/** Night over an open book; the bottom always stays in the picture. */
export const StoryIllustration = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 600 900" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
    <Sky />
    <Hills />
    <River />
    <Book />
    <Pencil />
    <Mascot mood="hello" x={66} y={648} width={150} height={170} />
  </svg>
);
