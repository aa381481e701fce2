export interface LegalText {
  title: string;
  intro: string;
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[];
}
