import { keysOf } from '@inkling/contract';
import {
  type CriterionRemarks,
  type CueMatch,
  type FeedbackContext,
  findCue,
  isInside,
  quoteCue,
  quoted,
  quotedEnd,
} from '../../feedback/feedback-context.ts';
import {
  findOpinionSentence,
  findOtherSideSentence,
  hasRole,
  isReasonBackedUp,
  isStatedReason,
  mayHaveRole,
  mayMentionOtherSide,
  sentencesWithRole,
} from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { minorRemark, type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { PersuasiveDevice, PersuasiveDeviceKind, Sentence } from '../../parse/index.ts';
import { persuasiveDeviceWording, persuasiveDevicesWording as words } from './wording.ts';

// The data lists the devices that need most thought first.
const kindsByWorth = keysOf(persuasiveDeviceWording);
const easiestFirst: PersuasiveDeviceKind[] = [
  'modality',
  'rhetorical-question',
  'example',
  'emotive',
  'triple',
  'call-to-action',
];
const hardestFirst: PersuasiveDeviceKind[] = [
  'concession',
  'statistic',
  'example',
  'triple',
  'emotive',
  'call-to-action',
  'rhetorical-question',
];
const readyForHard = 2;
const nearTop = 3;

export function remarkOnPersuasiveDevices(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const devices = devicesIn(context);
  const used = new Set(devices.map(({ kind }) => kind));
  // Also where it is misspelt: "We shud have a rabbit".
  if (findCue(context, context.prose, /\b(?:must|should)\b/i)) used.add('modality');
  return {
    summary: summarise(used.size),
    strengths: strengths(context, devices),
    steps: steps(context, mark.mark, used),
  };
}

/** With fewer the count would seem to deny what the mark says. */
const fewestToCount = 3;

const summarise = (kinds: number): Remark | null => {
  if (kinds === 0) return remark(words.summaryNone);
  return kinds < fewestToCount ? null : remark(words.summary, { kinds: `${kinds} ways to persuade` });
};

/** The devices of the body, and where the other side gets its say. */
function devicesIn(context: FeedbackContext): PersuasiveDevice[] {
  const argued = context.prose.filter((sentence) => !hasRole(context, sentence, 'none'));
  const inProse = context.analysis.devices.filter(
    (device) =>
      device.kind !== 'concession' &&
      argued.some(
        (sentence) =>
          isInside(device, sentence) &&
          (device.kind !== 'rhetorical-question' || mayHaveRole(context, sentence, 'appeal')),
      ),
  );
  const other = findOtherSideSentence(context);
  return other ? [...inProse, { kind: 'concession', start: other.start, end: other.end }] : inProse;
}

const sentenceOf = (context: FeedbackContext, device: PersuasiveDevice): Sentence | undefined =>
  context.prose.find((sentence) => isInside(device, sentence));

/** These stand by themselves; the others are only understood in their sentence. */
const wordKinds: ReadonlySet<PersuasiveDeviceKind> = new Set([
  'emotive',
  'modality',
  'exaggeration',
  'repetition',
]);

/** "I have to do it" complains, and "most of them" isn't a number. */
const isPlainly = ({ text }: FeedbackContext, { kind, start, end }: PersuasiveDevice): boolean => {
  const words = text.slice(start, end);
  if (kind === 'modality') return !/\b(?:have|has|need\w*) to\b/i.test(words);
  return (
    kind !== 'statistic' ||
    /\d|\b(?:half|one|two|three|four|five|ten|hundreds?|thousands?|millions?)\b/i.test(words)
  );
};

function strengths(context: FeedbackContext, devices: PersuasiveDevice[]): Remark[] {
  const taken = new Set<Sentence>();
  const found = kindsByWorth.flatMap((kind) => {
    const device = devices.find((candidate) => candidate.kind === kind && isPlainly(context, candidate));
    const sentence = device && sentenceOf(context, device);
    const wording = persuasiveDeviceWording[kind]?.used;
    if (!device || !sentence || !wording || taken.has(sentence)) return [];
    taken.add(sentence);
    const quote = wordKinds.has(kind) ? quoted(context, device) : quoted(context, sentence, device.start);
    return [remark(wording, { quote })];
  });
  const [first] = context.prose;
  return found.length > 0 || !first ? found : [remark(words.start, { quote: quoted(context, first) })];
}

function steps(context: FeedbackContext, mark: number, used: ReadonlySet<PersuasiveDeviceKind>): Remark[] {
  const wanted =
    mark >= nearTop ? hardestFirst.slice(0, 1) : mark >= readyForHard ? hardestFirst : easiestFirst;
  const isThere = (kind: PersuasiveDeviceKind): boolean =>
    used.has(kind) ||
    (kind === 'concession' && mayMentionOtherSide(context)) ||
    (kind === 'example' && sentencesWithRole(context, 'support').some(({ tense }) => tense === 'past'));
  const found = wanted.flatMap((kind) => {
    const wording = isThere(kind) ? undefined : persuasiveDeviceWording[kind]?.tryIt;
    const place = placeFor(context, kind);
    return wording && place ? [remark(wording, { quote: quoteCue(context, place) })] : [];
  });
  const last = context.prose.at(-1);
  return last ? [...found, minorRemark(words.keepBest, { quote: quotedEnd(context, last) })] : found;
}

/** Where a number could stand: how many, how much, how often. */
const countable =
  /\b(?:many|most|more|lots|a lot|always|often|every|everyone|everybody|people|kids|children|students|teenagers|animals|costs?|money|hours|expensive|faster|hotter|endangered)\b/i;

/** Where a device would do most: a call at the end, an answer beside the opinion, proof beside a bare claim. */
function placeFor(context: FeedbackContext, kind: PersuasiveDeviceKind): CueMatch | undefined {
  const { prose, links } = context;
  const at = (sentence: Sentence | undefined) => sentence && { sentence, place: sentence.start };
  if (kind === 'call-to-action') return at(prose.at(-1));
  if (kind === 'rhetorical-question') return at(prose[0]);
  const stand = findOpinionSentence(context);
  if (kind === 'concession') return stand ?? at(prose[0]);
  const claims = prose.slice(1).filter((sentence) => {
    const isEnding = links.some((link) => link.kind === 'conclusion' && isInside(link, sentence));
    return sentence !== stand?.sentence && !isEnding && isStatedReason(context, sentence);
  });
  const [bare] = claims.filter((sentence) => !isReasonBackedUp(context, sentence));
  if (kind === 'statistic')
    return at(claims.find((sentence) => countable.test(textOfSentence(context, sentence))));
  return at(bare ?? claims[0] ?? prose[0]);
}
