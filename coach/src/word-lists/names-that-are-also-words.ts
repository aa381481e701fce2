/** Names that are also words: written small they are the word, so only the capitalised form is hidden. */
export const namesThatAreAlsoWords: Set<string> = new Set(
  `will grace hope may rose mark jack bill faith joy art dawn eve rob pat sue summer autumn april june august dean
  grant drew chase miles max ray ash lily violet ivy daisy ruby pearl amber jade crystal angel melody harmony sky
  skye river forest brook brooke reed wade hunter archer mason carter cooper taylor tyler parker sawyer fisher porter
  king prince rich nick frank guy lane penny bob don gene jay kay lee olive ginger basil robin wren dusty sandy rusty
  sunny misty stormy rain star faye mercy justice blessing chance ace major duke earl baron noble ford park young long
  little brown black white green gray grey wood woods stone hill field rice bush moon love day best good small`.split(
    /\s+/,
  ),
);
