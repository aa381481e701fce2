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
  HelloGreeting RedundantThat SomeWithoutArticle ProperNouns NounVerbConfusion
  ThisTypeOfThing Lots PayForPrice MissingDeterminer AdjectiveDoubleDegree AnA TheyToThem QuantifierNeedsOf
  YourPredicateAdjective ItsPossessive NotTo NotIn OhMyGod AllowTo InDemandInDepth HaveAHardTime ProgressiveNeedsBe
  TheHowWhy SplitWords UnitedOrganizations ThatThis`,
);

/** Right about the place, seldom about the fix: shown as a question. */
export const askingHarperRules: ReadonlySet<string> = new Set([
  'PronounVerbAgreement',
  'ModalBeAdjective',
  'MissingTo',
  'FreePredicate',
]);

/** Past forms that Harper takes for plain ones: "She tore the page" is right. */
export const pastAlike: ReadonlySet<string> = new Set(
  splitWords('tore wore swore bore wound bound ground felt left found shed cost hurt let set put cut hit read spread split shut quit bet burst cast beat lay saw guys'),
);

/** Harper's categories that are about style. */
export const quietHarperCategories: ReadonlySet<string> = new Set([
  'Style',
  'Readability',
  'Redundancy',
  'Enhancement',
  'Regionalism',
  'Formatting',
]);
