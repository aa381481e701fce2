import type { CriterionMark } from '../../assessment.ts';
import type { Device, DeviceKind, Sentence } from '../../text/index.ts';
import { concessionCues } from '../cues.ts';
import { type CriterionVoice, type FeedbackContext, findCue, isInside, quoted } from '../feedback-context.ts';
import { type Notice, notice } from '../wording.ts';
import { deviceWords, devicesWords as words } from '../words/persuasive-devices.ts';

// Object.keys widens the keys of a Record to string; the data lists the devices that need most thought first.
const kindsByWorth = Object.keys(deviceWords) as DeviceKind[];
const easiestFirst: DeviceKind[] = [
  'modality',
  'rhetorical-question',
  'example',
  'emotive',
  'triple',
  'call-to-action',
];
const hardestFirst: DeviceKind[] = [
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

export function noticePersuasiveDevices(context: FeedbackContext, mark: CriterionMark): CriterionVoice {
  const devices = devicesIn(context);
  const used = new Set(devices.map(({ kind }) => kind));
  const kinds = used.size === 1 ? '1 way to persuade' : `${used.size} ways to persuade`;
  const slots = { kinds, topic: context.topic };
  return {
    summary: notice(used.size > 0 ? words.summary : words.summaryNone, slots),
    strengths: strengths(context, devices),
    steps: steps(context, mark.mark, used),
  };
}

/** The devices of the body, and where the other side gets its say. */
function devicesIn(context: FeedbackContext): Device[] {
  const inProse = context.analysis.devices.filter((device) =>
    context.prose.some((sentence) => isInside(device, sentence)),
  );
  const other = findCue(context, context.prose, concessionCues);
  if (!other) return inProse;
  return [...inProse, { kind: 'concession', start: other.place, end: other.sentence.end }];
}

const sentenceOf = (context: FeedbackContext, device: Device): Sentence | undefined =>
  context.prose.find((sentence) => isInside(device, sentence));

/** These stand by themselves; the others are only understood in their sentence. */
const wordKinds: ReadonlySet<DeviceKind> = new Set(['emotive', 'modality', 'exaggeration', 'repetition']);

function strengths(context: FeedbackContext, devices: Device[]): Notice[] {
  const taken = new Set<Sentence>();
  const found = kindsByWorth.flatMap((kind) => {
    const device = devices.find((candidate) => candidate.kind === kind);
    const sentence = device && sentenceOf(context, device);
    const wording = deviceWords[kind]?.used;
    if (!device || !sentence || !wording || taken.has(sentence)) return [];
    taken.add(sentence);
    const quote = wordKinds.has(kind) ? quoted(context, device) : quoted(context, sentence, device.start);
    return [notice(wording, { quote })];
  });
  const [first] = context.prose;
  return found.length > 0 || !first ? found : [notice(words.start, { quote: quoted(context, first) })];
}

function steps(context: FeedbackContext, mark: number, used: ReadonlySet<DeviceKind>): Notice[] {
  const wanted =
    mark >= nearTop ? hardestFirst.slice(0, 2) : mark >= readyForHard ? hardestFirst : easiestFirst;
  const found = wanted.flatMap((kind) => {
    const wording = used.has(kind) ? undefined : deviceWords[kind]?.tryIt;
    const place = placeFor(context, kind);
    return wording && place ? [notice(wording, { quote: quoted(context, place) })] : [];
  });
  const last = context.prose.at(-1);
  return last ? [...found, notice(words.keepBest, { quote: quoted(context, last) })] : found;
}

/** Where a device would do most: a call at the end, an answer beside the opinion, proof beside a bare claim. */
function placeFor(context: FeedbackContext, kind: DeviceKind): Sentence | undefined {
  const { prose, analysis, links } = context;
  if (kind === 'call-to-action') return prose.at(-1);
  if (kind === 'rhetorical-question') return prose[0];
  const opinions = analysis.devices.filter(
    (device) => device.kind === 'opinion' || device.kind === 'modality',
  );
  if (kind === 'concession')
    return prose.find((sentence) => opinions.some((device) => isInside(device, sentence))) ?? prose[0];
  const isBare = (sentence: Sentence) =>
    !sentence.hasSpeech &&
    sentence.endMark === '.' &&
    !opinions.some((device) => isInside(device, sentence)) &&
    !links.some((link) => link.kind === 'conclusion' && isInside(link, sentence));
  return prose.slice(1).find(isBare) ?? prose[0];
}
