declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    add(word: string): Speller;
  }
  const nspell: (dictionary: { aff: Uint8Array; dic: Uint8Array }) => Speller;
  // biome-ignore lint/style/noDefaultExport: the package has only a default export
  export default nspell;
}
