/** Our drop of ink with its face, in a square of 64. */
const shapes = [
  {
    color: '#4a64dc',
    path: 'M34 2c1.3 0 1.8 1.8 2 3.6.9 6 4.3 10.2 8.6 15.3C49.6 27 56 33.7 56 43c0 12-10 19-24 19S8 55 8 43C8 27.4 23.7 19.4 30 8c1.5-2.8 2.4-6 4-6Z',
  },
  {
    color: '#3450c9',
    path: 'M56 43c0 12-10 19-24 19-10.8 0-19.2-4.2-22.5-11.7C14 54.5 20 56.5 27 56.5c13.5 0 22-8.5 22-20 0-4.3-1-8.3-2.7-12C51.3 29.8 56 35.7 56 43Z',
  },
];
const eyes = [
  { x: 24, pupil: 24.8 },
  { x: 40, pupil: 39.2 },
];
const dark = '#131a45';

export const drawLogo = (
  document: PDFKit.PDFDocument,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  document
    .save()
    .translate(x, y)
    .scale(size / 64);
  for (const { color, path } of shapes) document.path(path).fill(color);
  for (const { x, pupil } of eyes) {
    document.circle(x, 40, 4.6).fill('#fff');
    document.circle(pupil, 41, 2.4).fill(dark);
  }
  document.path('M26 49q6 5 12 0').lineWidth(2.6).lineCap('round').stroke(dark);
  document.restore();
};
