const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packageOf = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const contentTypes = `${head}<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const packageLinks = `${head}<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="r2" Type="${packageOf}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const documentLinks = `${head}<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`;

/** Sizes are half points, room is twentieths of a point. Georgia and Verdana are on most computers; other scripts and emoji come from the reader's own fonts. */
const style = (id: string, look: string, layout: string, name = id): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${layout}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;

const heading = '<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/><w:b/>';

const styles = `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Verdana" w:hAnsi="Verdana"/><w:sz w:val="21"/><w:lang w:val="en-AU"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="80" w:line="288" w:lineRule="auto"/></w:pPr></w:style>${[
  style(
    'Title',
    `${heading}<w:color w:val="3450C9"/><w:sz w:val="76"/>`,
    '<w:spacing w:before="200" w:after="200"/><w:jc w:val="center"/>',
  ),
  style('Subtitle', '<w:sz w:val="28"/>', '<w:spacing w:after="60"/><w:jc w:val="center"/>'),
  style(
    'Heading1',
    `${heading}<w:sz w:val="44"/>`,
    '<w:keepNext/><w:spacing w:after="60"/><w:outlineLvl w:val="0"/>',
    'heading 1',
  ),
  style(
    'Heading2',
    `${heading}<w:color w:val="3450C9"/><w:sz w:val="28"/>`,
    '<w:keepNext/><w:spacing w:before="320" w:after="60"/><w:outlineLvl w:val="1"/>',
    'heading 2',
  ),
  style('Quiet', '<w:color w:val="5B5C72"/><w:sz w:val="19"/>', '<w:spacing w:after="240"/>'),
  style('Prose', '<w:sz w:val="24"/>', '<w:spacing w:after="160" w:line="360" w:lineRule="auto"/>'),
  style('Quote', '<w:i/>', '<w:spacing w:before="120"/><w:ind w:left="360"/>', 'Quote'),
].join(
  '',
)}<w:style w:type="table" w:styleId="Lines"><w:name w:val="Lines"/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:color="D9D3C7"/><w:insideH w:val="single" w:sz="4" w:color="D9D3C7"/></w:tblBorders><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;

/** A4 with a margin of an inch. */
const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

/** The files that a word processor looks for. */
export const docxParts = ({ title, body }: { title: string; body: string }) => [
  { name: '[Content_Types].xml', content: contentTypes },
  { name: '_rels/.rels', content: packageLinks },
  { name: 'word/_rels/document.xml.rels', content: documentLinks },
  { name: 'word/styles.xml', content: styles },
  {
    name: 'docProps/core.xml',
    content: `${head}<cp:coreProperties xmlns:cp="${packageOf}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>Inkling</dc:creator></cp:coreProperties>`,
  },
  {
    name: 'word/document.xml',
    content: `${head}<w:document xmlns:w="${word}"><w:body>${body}${page}</w:body></w:document>`,
  },
];
