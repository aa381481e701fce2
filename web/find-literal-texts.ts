import { parseSync } from 'vite';

interface LiteralText {
  line: number;
  start: number;
  end: number;
  text: string;
}

interface AstNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes that people read or hear, whatever is in them. */
const readAttributes = new Set(
  'alt aria-label aria-description confirm description hint intro label message placeholder text title'.split(
    ' ',
  ),
);
/** Attributes for the machine, whose values may look like words. */
const otherAttributes =
  /^(?!aria-label$|aria-description$)(class|className|style|styles|d|viewBox|transform|widths|sizes|allow|autoComplete|rel|role|aria-.*|data-.*|key|id|to|href|src|type|variant|color|c|cols|preserveAspectRatio|points|font.*|lang|mood|component|size|fz|gap|template.*|accept|pattern|stroke.*|fill)$/;
/** What is in these is not shown. */
const unread = new Set(['ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']);
const comparisons = new Set(['===', '!==', '==', '!=', 'in', 'instanceof']);

/** Our own name is the same everywhere, and an order of rows is not read. */
const hasWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll('Inkling', '')) && !/^\w+ (asc|desc)$/.test(text);
/** A sentence, a heading or several words; not an id, a class or a length. */
const looksRead = (text: string): boolean =>
  /^[^\p{L}]*\p{Lu}\p{Ll}+(?![\p{L}\d]*[-_/#=(])[\s\p{P}]/u.test(`${text} `) ||
  /(^|[^\p{L}\d-])\p{Ll}{2,}[,.]? \p{Ll}{2,}([ ,.!?]|$)/u.test(text) ||
  /… \p{Ll}{2,}( …| [\p{L}\d]|$)|^\p{Ll}{2,} …/u.test(text) ||
  /\s\p{Lu}\p{Ll}{2,}|^\d+ \p{Ll}{2,} \p{Ll}/u.test(text);

/** Where only `, ` or `: ` stands between two values, a sentence is put together that others word in another order. */
const joins = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => !/[\p{L}\p{N}]/u.test(part)) &&
  parts.some((part) => /[,:;)]\s|\s\(/u.test(part));

/** English that the contract says to servers and browsers alike. */
const englishOfContract =
  /^(criterionLabels|criterionQuestions|gradeNames|plainCriterionNames|pluralise|unscoredMessages)$/;

const partsOf = (node: AstNode): string[] =>
  Array.isArray(node.quasis) ? node.quasis.map((quasi) => String(quasi.value.cooked)) : [];

const isPutTogether = (node: AstNode): boolean =>
  (node.type === 'TemplateLiteral' && joins(partsOf(node))) ||
  (node.type === 'JSXText' && /^\s*[.,:;()/]+\s*$/u.test(String(node.value))) ||
  (node.type === 'ImportSpecifier' && englishOfContract.test(nameOf(node.imported)));

const textOf = (node: AstNode): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? partsOf(node).join(' … ').replace(/ +/g, ' ') : null;
};

const nameOf = (node: unknown): string =>
  isNode(node)
    ? String(node.name && typeof node.name === 'string' ? node.name : nameOf(node.property ?? node.name))
    : '';

/** Whether nobody reads what stands in this place. */
const isUnread = (node: AstNode, parent: AstNode, key: string): boolean =>
  (unread.has(parent.type) && parent.declaration == null) ||
  (parent.type === 'ImportDeclaration' && node.type === 'Literal') ||
  (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) ||
  (key === 'key' && parent.computed !== true) ||
  (parent.type === 'BinaryExpression' && comparisons.has(String(parent.operator))) ||
  (parent.type === 'NewExpression' && nameOf(parent.callee).endsWith('Error')) ||
  (parent.type === 'CallExpression' &&
    /^(texts|Intl|querySelector|matchMedia|addEventListener|RegExp)$/.test(nameOf(parent.callee))) ||
  (parent.type === 'Property' && key === 'value' && /^(id|queryKey|mutationKey)$/.test(nameOf(parent.key))) ||
  (parent.type === 'SwitchCase' && key === 'test') ||
  (node.type === 'JSXAttribute' && otherAttributes.test(nameOf(node)));

const isText = (node: AstNode, parent: AstNode): boolean => {
  if (isPutTogether(node)) return true;
  if (node.type === 'JSXText') return hasWord(String(node.value));
  const text = textOf(node);
  if (text === null || !hasWord(text)) return false;
  const isRead = parent.type === 'JSXAttribute' && readAttributes.has(nameOf(parent));
  return isRead || looksRead(text);
};

const childrenOf = (node: AstNode): [key: string, child: AstNode][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, AstNode] => [key, child]),
  );

/** Beside what only programs read stands this, and what it is for. */
const exemption = /Not shown:/;

/** Texts that stand in the code itself and so cannot be in another language. */
export const findLiteralTexts = (file: string, code: string): LiteralText[] => {
  const lines = code.split('\n');
  const found: LiteralText[] = [];
  const note = (node: AstNode): void => {
    const line = code.slice(0, node.start).split('\n').length;
    if (exemption.test(lines[line - 2] ?? '') || exemption.test(lines[line - 1] ?? '')) return;
    const text =
      node.type === 'JSXText' ? String(node.value) : (textOf(node) ?? code.slice(node.start, node.end));
    found.push({ line, start: node.start, end: node.end, text: text.replace(/\s+/g, ' ').trim() });
  };
  const visit = (node: AstNode, parent: AstNode, key: string): void => {
    if (isUnread(node, parent, key)) return;
    if (isText(node, parent)) note(node);
    for (const [name, child] of childrenOf(node)) visit(child, node, name);
  };
  // The parser's own types are those of the whole language; we look at a few fields of any.
  const program = parseSync(file, code).program as unknown as AstNode;
  visit(program, program, '');
  return found;
};
