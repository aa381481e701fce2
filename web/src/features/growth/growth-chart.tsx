import { VisuallyHidden } from '@mantine/core';
import classes from './growth-chart.module.css';
import { type GrowthPoint, linesOf } from './growth-points.ts';
import { pointSentence } from './growth-sentences.ts';

interface Size {
  width: number;
  height: number;
}

const small: Size = { width: 320, height: 132 };
const edge = { left: 26, right: 14, top: 12, bottom: 24 };
/** Between the scale and the first piece. */
const inset = 12;

/** A line for each mark, and on long scales for every tenth. */
const gridMarks = (maximum: number): number[] => {
  const step = maximum > 10 ? 10 : 1;
  return Array.from({ length: Math.floor(maximum / step) + 1 }, (_, index) => index * step);
};

const placesOf = (points: GrowthPoint[], { width, height }: Size) => {
  const maximum = Math.max(...points.map((point) => point.maximum));
  const room = width - edge.left - edge.right - 2 * inset;
  const gap = points.length > 1 ? room / (points.length - 1) : 0;
  return {
    maximum,
    end: width - edge.right,
    x: (index: number) => edge.left + inset + (points.length > 1 ? index * gap : room / 2),
    y: (mark: number) => height - edge.bottom - (mark / maximum) * (height - edge.top - edge.bottom),
  };
};

type Places = ReturnType<typeof placesOf>;

const Grid = ({ maximum, end, y }: Places) =>
  gridMarks(maximum).map((mark) => (
    <g key={mark}>
      <line className={classes.grid} x1={edge.left} x2={end} y1={y(mark)} y2={y(mark)} />
      <text
        className={classes.label}
        x={edge.left - 8}
        y={y(mark)}
        textAnchor="end"
        dominantBaseline="middle"
      >
        {mark}
      </text>
    </g>
  ));

interface PieceProps {
  point: GrowthPoint;
  x: number;
  y: Places['y'];
  height: number;
}

/** The dot of a first attempt, its revisions as a step above it, and its number. */
const Piece = ({ point, x, y, height }: PieceProps) => (
  <g>
    {point.isNewCoach && (
      <line className={classes.newCoach} x1={x - 12} x2={x - 12} y1={edge.top} y2={height - edge.bottom} />
    )}
    {point.isGainKnown && point.latest > point.first && (
      <rect
        className={classes.step}
        x={x - 6}
        width={12}
        rx={4}
        y={y(point.latest)}
        height={y(point.first) - y(point.latest)}
      />
    )}
    <circle className={classes.dot} cx={x} cy={y(point.first)} r={5} />
    <text className={classes.label} x={x} y={height - 6} textAnchor="middle">
      {point.number}
    </text>
  </g>
);

/** First attempts as a line, revisions as steps above it; the same stands beside it in words. */
export const GrowthChart = ({ points, size = small }: { points: GrowthPoint[]; size?: Size }) => {
  const places = placesOf(points, size);
  const placeOf = (point: GrowthPoint) => `${places.x(points.indexOf(point))},${places.y(point.first)}`;
  return (
    <>
      <svg className={classes.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Grid {...places} />
        {linesOf(points).map((line) => (
          <polyline key={line[0]?.number} className={classes.line} points={line.map(placeOf).join(' ')} />
        ))}
        {points.map((point, index) => (
          <Piece key={point.number} point={point} x={places.x(index)} y={places.y} height={size.height} />
        ))}
      </svg>
      <VisuallyHidden>
        <ol>
          {points.map((point) => (
            <li key={point.number}>{pointSentence(point)}</li>
          ))}
        </ol>
      </VisuallyHidden>
    </>
  );
};
