import { splitWords } from '../rules/phrase.ts';

/**
 * Harper's rules that are about taste, brands or software, or that misfire on children's prose: switched off before
 * linting. LongSentences covers whole sentences and would hide what is inside them. SpellCheck is left to our own
 * word list and ranker.
 */
export const quietHarperRules = splitWords(
  `LongSentences OxfordComma NoOxfordComma UseEllipsisCharacter Excellent Freezing Starving Spaces NoFrenchSpaces OkToOkay
  UpdatePlaceNames AvoidAndAlso MissingPreposition CondenseAllThe Regionalisms Hedging Dashes UseTitleCase
  LitotesDirectPositive MassNouns SingleBe FindOut PronounKnew OneOfTheSingular WrongNegative OrthographicConsistency
  ExpandTimeShorthands ExpandMemoryShorthands EllipsisLength QuoteSpacing MultipleSequentialPronouns CompoundNouns
  DayOneNames OutOfTheWindow AWhile MergeWords PossessiveYour TheLastDays RedundantFirsts ThenThan
  AvoidCurses AvoidContractions BoringWords SpelledNumbers Towards DiscourseMarkers FillerWords VeryUnique
  PhrasalVerbAsCompoundNoun NumericRangeEnDash WholeEntire RedundantAdditiveAdverbs UnclosedQuotes MoreAdjective
  PossessiveNoun RepeatedWords SentenceCapitalization CapitalizePersonalPronouns CommaFixes Bollocks CurrencyPlacement
  HelloGreeting RedundantThat SomeWithoutArticle ProperNouns NounVerbConfusion`,
);

/** Right about the place, seldom about the fix: shown as a question. */
export const askingHarperRules: ReadonlySet<string> = new Set([
  'PronounVerbAgreement',
  'SplitWords',
  'MissingDeterminer',
  'FreePredicate',
]);

/** Harper's categories that are about style. */
export const quietHarperCategories: ReadonlySet<string> = new Set([
  'Style',
  'Readability',
  'Redundancy',
  'Enhancement',
  'Regionalism',
  'Formatting',
]);
