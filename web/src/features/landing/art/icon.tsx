import type { ReactNode } from 'react';

const drawings = {
  question: (
    <>
      <path d="M6 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-7l-6 6v-6a3 3 0 0 1-3-3Z" />
      <path d="M13 10c.4-3.4 6.6-3.4 6.4.2-.1 2.2-3.2 2.3-3.2 4.6M16.2 17.6v.1" />
    </>
  ),
  ladder: <path d="M10 4v24M22 4v24M10 9h12M10 15h12M10 21h12M25 9l3-3 3 3" transform="translate(-1.5 0)" />,
  shield: (
    <>
      <path d="M16 3 27 7v8c0 7-4.6 11.6-11 14C9.6 26.6 5 22 5 15V7Z" />
      <path d="M16 20.5s-5-2.8-5-6.2c0-2.9 3.8-3.5 5-1 1.2-2.5 5-1.9 5 1 0 3.4-5 6.2-5 6.2Z" />
    </>
  ),
  feather: <path d="M5 27 17 15M9 23c-2-9 5-18 18-19 0 13-8 20-18 19Zm4-4h7M17 15V9" />,
  chart: <path d="M5 27h22M8 22l6-7 5 4 8-11M22 8h5v5" />,
  glasses: (
    <path d="M3 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0Zm16 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Zm-6 0q3-3 6 0M3 18 6 8h3M29 18 26 8h-3" />
  ),
  blocks: <path d="M4 18h11v10H4Zm13 0h11v10H17ZM10.5 6h11v10h-11Z" />,
  people: (
    <path d="M11 15a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM3 27c0-5 3.5-8 8-8s8 3 8 8M21 7a4 4 0 0 1 0 8M23 19.5c3.6.6 6 3.4 6 7.5" />
  ),
  trophy: (
    <path d="M9 4h14v8a7 7 0 0 1-14 0Zm0 3H4c0 4 2 7 5.5 7M23 7h5c0 4-2 7-5.5 7M16 19v5M10 28c0-3 2-4 6-4s6 1 6 4Z" />
  ),
  check: <path d="m6 17 7 7L27 8" />,
  sun: (
    <path d="M16 10a6 6 0 1 0 0 12 6 6 0 1 0 0-12ZM16 2v3M16 27v3M2 16h3M27 16h3M6.1 6.1l2.1 2.1M23.8 23.8l2.1 2.1M6.1 25.9l2.1-2.1M23.8 8.2l2.1-2.1" />
  ),
  menu: <path d="M4 9h24M4 16h24M4 23h24" />,
  mail: <path d="M4 7h24v18H4Zm0 2 12 9 12-9" />,
  phone: <path d="M6 5h6l2.5 6.5L11 14c1.5 3.5 3.5 5.5 7 7l2.5-3.5L27 20v6c-11 2-23-10-21-21Z" />,
  page: (
    <path d="M16 4a12 12 0 1 0 0 24 12 12 0 1 0 0-24ZM4 16h24M16 4c4.5 4 4.5 20 0 24M16 4c-4.5 4-4.5 20 0 24" />
  ),
  code: <path d="M5 5h8v8H5Zm14 0h8v8h-8ZM5 19h8v8H5Zm14 0h3v3h-3Zm5 5h3v3h-3Zm0-5h3M19 27h1" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Line drawings of our own; always beside words that say the same. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
);

export const Tick = () => <Icon name="check" size={20} />;
