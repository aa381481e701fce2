import { splitAtSpaces } from '../rules/phrase-rule.ts';

/**
 * The rules of Harper's some 870 that help children: slips of grammar, mixed-up words, names of places and times.
 * All others are off before linting, not dropped after: about taste, brands or software, or misfiring on children's
 * prose; LongSentences would hide what is inside a sentence; SpellCheck is left to our own words and ranker. Harper's
 * time grows with the number of rules: these take a fifth of it.
 */
export const usefulHarperRules: ReadonlySet<string> = new Set(
  splitAtSpaces(
    `AllReady AllThough AllOfASudden AnAnother AnotherAn AnotherOnes AnotherThings Anybody Anyhow Anywhere
  ArriveOnWeekday ArriveTo AtLeasToLeast AtLestToLeast BeAllowed BeWorried BeShocked BoarderBorder Bought
  Cant CorrectNumberSuffix DidPast Didnt DoMistake DoToDueTo DoesOrDose DontCan DoubleModal EverEvery
  EverSince EveryTime Everybody Everyday Everyone Everywhere ExitedExcitedContext FeelFell
  FewUnitsOfTimeAgo ForALongTime FriendOfMe Furthermore GetUsedTo GoToSleep GoodAt HadOf HaveNegNoAny
  HavePassed HavePronoun HeDos HowItLooksLike HowMach IAm IAmAgreement IDontKnow IfWouldve
  InflectedVerbAfterTo InsteadOf InterestedIn IsBeenAuxSequence ItLooksLikeThat ItTimeAuxiliary
  ItsContraction Itself IveGotTo LastNight LaughOfAt LessWorse LetToDo LetsConfusion LikeAsIf LongTimeAgo
  LookForwardTo LookingForwardTo LooksLikes MayOfPronoun Meanwhile ModalBeAdjective ModalOf
  ModalSeem MoreBetter MostOfTheTimes Myself NeverMind NoLonger Nobody NominalWants Nothing NowWay Nowadays
  Nowhere OfCourse OnTheOtherHand OnceInAWhile OpenCompounds Payed PrincipleToPrincipalRoleNoun PronounAre
  PronounContraction PronounInflectionBe PronounVerbAgreement QuiteQuiet RallyToReally RegularIrregulars
  ResponsibilityFor SafeToSave SaveToSafe SeamToSeem SimplePastToPastParticiple SinceDuration SomeOfThe
  Somebody SomebodyElses Somehow Someone SomethingIs Somewhere SubjectPronoun SupposedTo TakeCareOf
  ThanksALot ThatThan The TheAnother TheDifferenceBetween TheMy TheTheToThatThe TheWhetherWeather
  TheirToThere TheirToTheyre There ThereIsAgreement ThereMissingIsClause ThereOwn ThereToTheir Therefore
  Theres ThesesThese TheyreConfusions TheyreToTheir ThingThink ThinkKnowOff ThoughThought ToAdverb
  ToLoseTooLoose ToTo ToTooIdioms ToTwoToo TooTo TransposedSpace TuffEnough UseToUsedTo WaistWaste WantBe
  WasAloud WayTooAdjective WereWhere WillNonLemma WishCould Without WithoutOut WorseOrWorst WorthToDo
  WouldNeverHave WrongApostrophe YeaToYeah YourOutClauseAgreement Yourself Months Holidays Countries
  NationalCapitals NotablePlaces OceansAndSeas Australia Americas HopHope FindFine RelayOnForRely
  ByAccident ByOnesOwn OnesSelf EachOthersPossessive ElsePossessive DespiteOf AwareOf CuriousAbout
  JealousOf FedUpWith MakeSense GetRidOf HalfAnHour FascinatedBy`,
  ),
);

/** Right about the place, seldom about the fix: shown as a question. */
export const harperRulesWithUnreliableFix: ReadonlySet<string> = new Set([
  'PronounVerbAgreement',
  'ModalBeAdjective',
]);

/** Past forms that Harper takes for plain ones: "She tore the page" is right. */
export const pastFormsHarperMisreads: ReadonlySet<string> = new Set(
  splitAtSpaces(
    'tore wore swore bore wound bound ground felt left found shed cost hurt let set put cut hit read spread split shut quit bet burst cast beat lay saw guys hid fed bled sped slid spat dug hung stuck stung swung clung flung forgave leapt lent burnt learnt dreamt shone dove woke froze strode sprang shrank sprung wrung spun strung swept crept wept knelt',
  ),
);

/** Harper's categories that are about style. */
export const styleHarperCategories: ReadonlySet<string> = new Set([
  'Style',
  'Readability',
  'Redundancy',
  'Enhancement',
  'Regionalism',
  'Formatting',
]);
