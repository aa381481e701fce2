/** The shape of all-MiniLM-L6-v2. */
export const LAYERS = 6;
export const WIDTH = 384;
export const HIDDEN_WIDTH = 1536;
const HEADS = 12;
export const ATTENTION_HEAD_WIDTH = WIDTH / HEADS;

/** Where the tokens of one window of text begin and end: a token looks only at those of its own window. */
export interface TokenRange {
  start: number;
  end: number;
}

/** The matrices of a layer. */
export const linearNames = ['query', 'key', 'value', 'attended', 'hidden', 'output'] as const;
export type LinearName = (typeof linearNames)[number];

/** Makes something for each matrix of a layer. */
export const eachLinear = <Value>(make: (name: LinearName) => Value): Record<LinearName, Value> => ({
  query: make('query'),
  key: make('key'),
  value: make('value'),
  attended: make('attended'),
  hidden: make('hidden'),
  output: make('output'),
});

export const linearShapes: Record<LinearName, { at: string; inputs: number; outputs: number }> = {
  query: { at: 'attention/self/query', inputs: WIDTH, outputs: WIDTH },
  key: { at: 'attention/self/key', inputs: WIDTH, outputs: WIDTH },
  value: { at: 'attention/self/value', inputs: WIDTH, outputs: WIDTH },
  attended: { at: 'attention/output/dense', inputs: WIDTH, outputs: WIDTH },
  hidden: { at: 'intermediate/dense', inputs: WIDTH, outputs: HIDDEN_WIDTH },
  output: { at: 'output/dense', inputs: HIDDEN_WIDTH, outputs: WIDTH },
};
