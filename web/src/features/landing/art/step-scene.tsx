import type { ReactNode } from 'react';

const pen = {
  fill: 'none',
  stroke: 'var(--night)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 4,
} as const;

const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <rect x={x + 4} y={y + 5} width={width} height={height} rx="8" fill="var(--line)" />
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="8"
      fill="var(--paper)"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
    />
  </>
);

const Lines = ({ d }: { d: string }) => <path d={d} {...pen} stroke="var(--rest)" strokeOpacity="0.7" />;

const scenes = {
  idea: (
    <>
      <circle cx="120" cy="74" r="52" fill="var(--sun-wash)" />
      <path
        d="M120 34c-21 0-35 15-35 34 0 13 7 20 13 28 4 5 5 9 5 14h34c0-5 1-9 5-14 6-8 13-15 13-28 0-19-14-34-35-34Z"
        fill="var(--sun)"
      />
      <path d="M104 116h32M108 125h24" {...pen} stroke="var(--line-strong)" />
      <path d="M109 108 106 74l14 10 14-10-3 34" {...pen} />
      <path
        d="M62 40l-12-8M56 74H40M178 40l12-8M184 74h16M120 18V6"
        {...pen}
        stroke="var(--sun)"
        strokeWidth="5"
      />
      <path
        d="M26 106h38a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H44l-10 10v-10h-8a8 8 0 0 1-8-8v-12a8 8 0 0 1 8-8Z"
        fill="var(--brand)"
      />
      <path d="M30 120h30" {...pen} stroke="var(--on-brand)" />
      <path
        d="M176 98h36a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-4v9l-10-9h-22a8 8 0 0 1-8-8v-10a8 8 0 0 1 8-8Z"
        fill="var(--coral)"
      />
      <path d="M180 111h26" {...pen} stroke="var(--on-coral)" />
    </>
  ),
  plan: (
    <>
      <path
        d="M74 46h26q20 0 20 18v12M166 46h-26q-20 0-20 18v12M120 100v16"
        {...pen}
        stroke="var(--ink)"
        strokeDasharray="2 8"
        strokeWidth="3.5"
      />
      <Sheet x={24} y={22} width={58} height={46} />
      <rect x="34" y="32" width="20" height="8" rx="4" fill="var(--coral)" />
      <Lines d="M34 49h38M34 58h26" />
      <Sheet x={158} y={22} width={58} height={46} />
      <rect x="168" y="32" width="20" height="8" rx="4" fill="var(--sun)" />
      <Lines d="M168 49h38M168 58h30" />
      <Sheet x={86} y={74} width={68} height={34} />
      <rect x="96" y="83" width="24" height="8" rx="4" fill="var(--brand)" />
      <Lines d="M96 99h46" />
      <Sheet x={92} y={118} width={56} height={30} />
      <rect x="102" y="126" width="20" height="8" rx="4" fill="var(--leaf)" />
      <Lines d="M102 141h34" />
    </>
  ),
  canvas: (
    <>
      <Sheet x={56} y={16} width={118} height={134} />
      <path d="M74 16v134" {...pen} stroke="var(--coral)" strokeOpacity="0.5" strokeWidth="2" />
      <rect x="84" y="30" width="58" height="9" rx="4.5" fill="var(--brand)" />
      <Lines d="M84 56h76M84 74h72M84 92h78M84 110h40" />
      <g transform="rotate(38 168 92)">
        <rect x="160" y="34" width="17" height="66" rx="3" fill="var(--coral)" />
        <path d="M160 100h17l-8.5 22Z" fill="#f3cf9c" />
        <path d="m165.5 114 6 0-3 8Z" fill="var(--night)" />
        <rect x="160" y="34" width="17" height="11" rx="3" fill="var(--sun)" />
      </g>
    </>
  ),
  feedback: (
    <>
      <Sheet x={40} y={20} width={104} height={126} />
      <Lines d="M56 42h72M56 60h60M56 78h70M56 96h48M56 114h66M56 130h30" />
      <rect x="54" y="53" width="44" height="14" rx="5" fill="var(--leaf)" opacity="0.35" />
      <rect x="74" y="89" width="34" height="14" rx="5" fill="var(--sun)" opacity="0.45" />
      <path
        d="M136 40h66a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-42l-16 14v-14h-8a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10Z"
        fill="var(--brand)"
      />
      <path
        d="m148 54 3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1ZM173 54l3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1Z"
        fill="var(--sun)"
      />
      <path
        d="m198 54 3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1Z"
        fill="none"
        stroke="var(--on-brand)"
        strokeOpacity="0.7"
        strokeWidth="1.8"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** One picture for each step of the way; the words beside it say what it shows. */
export const StepScene = ({ name }: { name: keyof typeof scenes }) => (
  <svg viewBox="0 0 240 160" className="step-scene" aria-hidden="true">
    {scenes[name]}
  </svg>
);
