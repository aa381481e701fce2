import type { ReactNode, SVGProps } from 'react';
import { lightColors, shades } from '../theme/palette.ts';

export type Mood = 'hello' | 'thinking' | 'happy' | 'asleep' | 'lost' | 'caring' | 'sorry';

const { night, cream, sun, rest } = lightColors;
const body = shades.ink[6];
const shade = shades.ink[7];
const cheek = '#ff8f70';
const limb = { fill: 'none', stroke: shade, strokeWidth: 7, strokeLinecap: 'round' } as const;
const line = { fill: 'none', stroke: night, strokeWidth: 3.4, strokeLinecap: 'round' } as const;

const OpenEyes = ({ look = [0, 0] }: { look?: [number, number] }) => (
  <>
    <ellipse cx="45" cy="84" rx="8.5" ry="10" fill="#fff" />
    <ellipse cx="77" cy="84" rx="8.5" ry="10" fill="#fff" />
    <circle cx={46 + look[0]} cy={86 + look[1]} r="5" fill={night} />
    <circle cx={76 + look[0]} cy={86 + look[1]} r="5" fill={night} />
    <circle cx={48 + look[0]} cy={84 + look[1]} r="1.7" fill="#fff" />
    <circle cx={78 + look[0]} cy={84 + look[1]} r="1.7" fill="#fff" />
  </>
);

const Sparkle = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    fill={sun}
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0-10C1.4-3 3-1.4 10 0 3 1.4 1.4 3 0 10-1.4 3-3 1.4-10 0-3-1.4-1.4-3 0-10Z"
  />
);

/** Limbs behind the body, and the face with whatever belongs to the mood in front of it. */
const moods: Record<Mood, { behind: ReactNode; front: ReactNode }> = {
  hello: {
    behind: (
      <>
        <path {...limb} d="M101 92c12-4 18-14 17-27" />
        <path {...limb} d="M20 96c-8 2-12 8-12 15" />
      </>
    ),
    front: (
      <>
        <OpenEyes />
        <path d="M49 101q12 13 24 0Z" fill={night} stroke={night} strokeWidth="3" strokeLinejoin="round" />
        <path d="M55 106.5q6 3.5 12 0-6-3-12 0Z" fill={cheek} />
      </>
    ),
  },
  thinking: {
    behind: <path {...limb} d="M20 96c-8 2-12 8-12 15" />,
    front: (
      <>
        <OpenEyes look={[2, -4]} />
        <path {...line} d="M54 102q7 5 14 0" />
        <path {...limb} stroke={shades.ink[8]} d="M100 108c-6 8-16 9-24 6" />
        <circle cx="104" cy="42" r="4" fill={sun} />
        <circle cx="115" cy="28" r="5.5" fill={sun} />
        <circle cx="106" cy="10" r="7" fill={sun} />
      </>
    ),
  },
  happy: {
    behind: (
      <>
        <path {...limb} d="M102 88c10-6 14-16 12-27" />
        <path {...limb} d="M18 88c-10-6-14-16-12-27" />
      </>
    ),
    front: (
      <>
        <path {...line} d="M37 86q8-11 16 0M69 86q8-11 16 0" />
        <path d="M47 98q14 20 28 0Z" fill={night} stroke={night} strokeWidth="3" strokeLinejoin="round" />
        <path d="M54 106q7 5 14 0-7-4-14 0Z" fill={cheek} />
        <Sparkle x={22} y={30} size={0.8} />
        <Sparkle x={100} y={24} size={1} />
        <Sparkle x={112} y={44} size={0.5} />
      </>
    ),
  },
  caring: {
    behind: <path {...limb} d="M20 98c-8 1-12 6-12 13" />,
    front: (
      <>
        <path {...line} d="M37 84q8 7 16 0M69 84q8 7 16 0" />
        <path {...line} d="M52 103q9 7 18 0" />
        <path {...limb} stroke={shades.ink[8]} d="M102 104c-8 10-18 13-30 12" />
        <path fill={cheek} d="M62 121c-6-8 5-13 8-6 3-7 14-2 8 6l-8 8Z" />
      </>
    ),
  },
  sorry: {
    behind: <path {...limb} d="M20 98c-8 3-11 9-11 15M102 98c8 3 11 9 11 15" />,
    front: (
      <>
        <OpenEyes look={[0, 3]} />
        <path {...line} d="M35 72q8-7 16-4M71 68q8-3 16 4" />
        <path {...line} d="M53 106q8-6 16 0" />
      </>
    ),
  },
  asleep: {
    behind: <path {...limb} d="M20 104c-7 1-11 5-13 10M102 104c7 1 11 5 13 10" />,
    front: (
      <>
        <path {...line} d="M37 86q8 7 16 0M69 86q8 7 16 0" />
        <ellipse cx="61" cy="104" rx="5" ry="4" fill={night} />
        <g fill="none" stroke={rest} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M92 48h9l-9 11h9" />
          <path d="M105 22h12l-12 15h12" />
        </g>
      </>
    ),
  },
  lost: {
    behind: <path {...limb} d="M20 96c-8 2-12 8-12 15" />,
    front: (
      <>
        <OpenEyes look={[0, -1]} />
        <path {...line} d="M35 70q7-6 15-2M72 68q8-4 15 2" />
        <path {...line} d="M50 105q5-5 10 0t12-1" />
        <path
          fill="none"
          stroke={sun}
          strokeWidth="5"
          strokeLinecap="round"
          d="M95 24c1-12 20-12 20 1 0 8-9 8-9 16"
        />
        <circle cx="106" cy="50" r="3.2" fill={sun} />
        <path d="m84 108 18-6 14 8-18 7Z" fill={cream} stroke="#c9bfae" strokeWidth="1.5" />
        <path d="m102 102-4 15" stroke="#c9bfae" strokeWidth="1.5" />
      </>
    ),
  },
};

interface MascotProps extends SVGProps<SVGSVGElement> {
  mood: Mood;
  size?: number | string;
}

/** Blot, the drop of ink. Always a decoration: the words beside it say what is meant. */
export const Mascot = ({ mood, size = 120, ...rest }: MascotProps) => (
  <svg viewBox="0 0 124 148" width={size} height={size} aria-hidden="true" {...rest}>
    <ellipse cx="61" cy="141" rx="36" ry="5" fill={night} opacity="0.12" />
    {moods[mood].behind}
    <path {...limb} d="M47 130v7M75 130v7" />
    <path
      fill={body}
      d="M66 6c2 0 3 3 3 6 2 13 9 22 18 33 10 12 20 26 20 46 0 27-20 44-46 44S15 118 15 91c0-33 30-50 43-74 3-5 5-11 8-11Z"
    />
    <path
      fill={shade}
      d="M107 91c0 27-20 44-46 44-20 0-37-10-43-28 8 9 19 13 32 13 28 0 46-19 46-44 0-10-3-19-7-27 10 11 18 24 18 42Z"
    />
    <path
      d="M32 76c3-12 11-20 19-29"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.45"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <ellipse cx="35" cy="99" rx="6.5" ry="4.5" fill={cheek} opacity="0.75" />
    <ellipse cx="87" cy="99" rx="6.5" ry="4.5" fill={cheek} opacity="0.75" />
    {moods[mood].front}
  </svg>
);
