import type { PictureName } from '@inkling/contract';
import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: '#2f2d28', strokeWidth: 3, strokeLinecap: 'round' } as const;
const edge = { stroke: '#2f2d28', strokeWidth: 3, strokeLinejoin: 'round' } as const;
const eye = '#2f2d28';

const rays = [0, 45, 90, 135, 180, 225, 270, 315];
const petals = [0, 72, 144, 216, 288];

/** Each has a shape of its own, so that it is known without its colours too. */
const drawings: Record<PictureName, ReactNode> = {
  sun: (
    <>
      {rays.map((angle) => (
        <path
          key={angle}
          {...line}
          stroke="#c98d00"
          strokeWidth="6"
          d="M50 18V8"
          transform={`rotate(${angle} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="24" fill="#fac443" {...edge} />
      <path {...line} d="M41 55c4 6 14 6 18 0" />
      <circle cx="43" cy="46" r="2.6" fill={eye} />
      <circle cx="57" cy="46" r="2.6" fill={eye} />
    </>
  ),
  fish: (
    <>
      <path d="M64 50 90 30v40Z" fill="#ff8059" {...edge} />
      <path d="M10 50c12-26 44-30 60 0-16 30-48 26-60 0Z" fill="#ff9d81" {...edge} />
      <path {...line} d="M44 36c7 9 7 19 0 28" />
      <circle cx="28" cy="45" r="4" fill={eye} />
    </>
  ),
  tree: (
    <>
      <path d="M43 62h14v30H43Z" fill="#a8703f" {...edge} />
      <path
        d="M50 8c14 0 20 9 19 17 10 3 15 12 11 22-3 9-12 17-30 17S23 56 20 47c-4-10 1-19 11-22-1-8 5-17 19-17Z"
        fill="#47cd8d"
        {...edge}
      />
    </>
  ),
  star: (
    <path
      d="m50 8 12.5 27 29.5 3.5-22 20 6 29.5-26-14.7L24 88l6-29.5-22-20L37.5 35Z"
      fill="#fdd06a"
      {...edge}
    />
  ),
  boat: (
    <>
      <path {...line} d="M48 12v54" />
      <path d="M54 14c16 12 26 26 30 42H54Z" fill="#fff" {...edge} />
      <path d="M42 24C32 34 24 44 18 56h24Z" fill="#ffe09a" {...edge} />
      <path d="M10 66h80c-4 14-12 22-22 22H32c-10 0-18-8-22-22Z" fill="#5b75e6" {...edge} />
    </>
  ),
  apple: (
    <>
      <path
        d="M50 34c10-9 36-7 36 18 0 20-14 38-26 38-5 0-6-2-10-2s-5 2-10 2c-12 0-26-18-26-38 0-25 26-27 36-18Z"
        fill="#e5484d"
        {...edge}
      />
      <path {...line} d="M50 34c0-8 2-14 6-20" />
      <path d="M58 22c6-10 16-12 24-9-3 9-13 15-24 9Z" fill="#47cd8d" {...edge} />
    </>
  ),
  house: (
    <>
      <path d="M20 46h60v44H20Z" fill="#fff0c7" {...edge} />
      <path d="M50 10 92 48H8Z" fill="#d4410f" {...edge} />
      <path d="M42 62h16v28H42Z" fill="#5b75e6" {...edge} />
      <path d="M27 56h10v10H27ZM63 56h10v10H63Z" fill="#b9c5f6" {...edge} />
    </>
  ),
  cat: (
    <>
      <path d="M20 14 38 26h24l18-12 2 34c2 24-12 40-32 40S16 72 18 48Z" fill="#f2a65a" {...edge} />
      <circle cx="38" cy="50" r="4.5" fill={eye} />
      <circle cx="62" cy="50" r="4.5" fill={eye} />
      <path d="M45 62h10l-5 5Z" fill={eye} />
      <path
        {...line}
        d="M50 67c-2 6-9 7-12 3M50 67c2 6 9 7 12 3M24 60 8 56M24 67 8 70M76 60l16-4M76 67l16 3"
      />
    </>
  ),
  flower: (
    <>
      <path {...line} stroke="#0e7f51" strokeWidth="6" d="M50 54v38" />
      <path d="M52 82c4-12 14-16 26-15-3 12-13 18-26 15Z" fill="#47cd8d" {...edge} />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="21"
          rx="11"
          ry="14"
          fill="#f08fc0"
          transform={`rotate(${angle} 50 38)`}
          {...edge}
        />
      ))}
      <circle cx="50" cy="38" r="10" fill="#fac443" {...edge} />
    </>
  ),
  moon: (
    <>
      <path d="M62 10A41 41 0 1 0 90 66 34 34 0 0 1 62 10Z" fill="#b9c5f6" {...edge} />
      <circle cx="34" cy="44" r="5" fill="#93a5f2" />
      <circle cx="44" cy="68" r="7" fill="#93a5f2" />
    </>
  ),
  car: (
    <>
      <path d="M26 48c4-18 10-22 24-22s22 6 28 22Z" fill="#dce2fb" {...edge} />
      <path {...line} d="M50 27v20" />
      <path d="M8 48h84c3 8 3 16 0 24H8c-3-8-3-16 0-24Z" fill="#16a36a" {...edge} />
      <circle cx="28" cy="74" r="11" fill="#57534b" {...edge} />
      <circle cx="72" cy="74" r="11" fill="#57534b" {...edge} />
      <circle cx="28" cy="74" r="4" fill="#fff" />
      <circle cx="72" cy="74" r="4" fill="#fff" />
    </>
  ),
  umbrella: (
    <>
      <path {...line} strokeWidth="5" d="M50 14v64c0 14 20 14 20 0" />
      <path
        d="M8 54C8 28 28 14 50 14s42 14 42 40c-7-8-14-8-21 0-7-8-14-8-21 0-7-8-14-8-21 0-7-8-14-8-21 0Z"
        fill="#9b6dd6"
        {...edge}
      />
    </>
  ),
};

/** What a picture is called, for those who read or hear it. */
export const wordOfPicture = (name: PictureName): string => name.charAt(0).toUpperCase() + name.slice(1);

/** On a disc of paper by day and by night; whoever shows it says what it is called. */
export const Picture = ({ name, className }: { name: PictureName; className?: string | undefined }) => (
  <svg viewBox="-8 -8 116 116" className={className} aria-hidden="true">
    <circle cx="50" cy="50" r="58" fill="#fffaf2" />
    <g transform="translate(4 4) scale(.92)">{drawings[name]}</g>
  </svg>
);
