/** Forms of everyday verbs that young writers and learners of English mix up; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Base forms that are hardly ever nouns after a pronoun. */
export const baseVerbs = list(
  `go come get make take give have do say see know think want need feel find tell ask become leave keep let begin seem
  help learn teach bring buy build eat drink drive write read speak understand spend grow lose win choose forget believe
  happen include continue follow stop create allow add live die enjoy agree decide explain improve develop prepare
  understand realise realize finish try use work play look like love hate care start talk study practice practise pass
  depend require provide offer remember listen watch wait walk run sit stand sleep sing swim fly fall hear hold hope
  pay send show stay succeed suggest support wear wish be put cut set hit hurt let cost`,
);

/** Base forms that stories are told with; as nouns they stand in other places. */
export const actionVerbs = list(
  `answer arrive bark bite blow bowl break call carry catch chase clean climb close cook cover cry dance destroy dig draw
  dream drop escape fight fix grab hide hug invite jump kick kill kiss knock laugh lie lift lock meet miss move notice open
  order pack paint pick plant point pour promise protect pull punish push reach rent rescue ride ring roar save scream
  search shake share shine shout smell smile steal step swing thank throw tie touch travel turn visit wake wash whisper
  worry yell`,
);

export const pastForms = list(
  `went came got made took gave had did said saw knew thought wanted needed felt found told asked became left kept began
  seemed helped learned learnt taught brought bought built ate drank drove wrote spoke understood spent grew lost won chose
  forgot believed happened included continued followed stopped created allowed added lived died enjoyed agreed decided
  explained improved prepared realised realized finished tried used worked played looked liked loved hated started talked
  studied passed remembered listened watched waited walked ran sat stood slept sang swam flew fell heard held hoped paid
  sent showed stayed succeeded wore wished was were been`,
);

export const singularVerbs = list(
  `goes comes gets makes takes gives has does says sees knows thinks wants needs feels finds tells asks becomes leaves
  keeps lets begins seems helps learns teaches brings buys builds eats drinks drives writes reads speaks understands
  spends grows loses wins chooses forgets believes happens continues follows creates allows lives enjoys agrees decides
  explains finishes tries uses works plays looks likes loves hates starts talks studies passes remembers listens is was`,
);

/** Past tense forms that can't follow have, with the participle that should stand there. */
export const neverAfterHave = list(
  `went saw did ate wrote drove spoke chose forgot broke took gave knew grew flew began drank sang swam ran came became wore
  fell threw go see do eat write speak learn make get take give know help work play try want live study use`,
);

/** Verbs that never stand bare after is, are or was. */
export const neverAfterBe = list(
  `go come get make take give say see know think want tell become begin learn teach bring buy eat write speak believe
  happen improve decide explain enjoy agree need have depend move understand arrive spend choose lose forget`,
);

/** Verbs that never stand bare after for. */
export const neverAfterFor = list(
  `have be do make go get learn become see know take give keep find eat improve understand explain prepare achieve succeed`,
);
