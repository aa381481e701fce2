const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/**
 * Words that are right where somebody writes as people around them speak, by dialect: one of them may be a slip ("owt"
 * for "out"), two different ones are none. Written for Inkling from general knowledge.
 */
export const dialects: readonly ReadonlySet<string>[] = [
  // Scots
  wordsIn(`wee aye ken nae lassie lassies laddie laddies bairn bairns bonnie auld hoose hooses doon aboot oot oors
  tae fae heid hame mooth cannae dinnae didnae wasnae wisnae isnae couldnae wouldnae shouldnae
  willnae havenae hasnae werenae doesnae gonnae wifie wean weans granda faither mither brither jaiket claes breeks baw polis
  wheesht haud gie gied ower efter mair guid nicht richt licht bricht awa whit yer yersel masel hisel dreich stoor
  glaikit eejit braw crabbit scunnered yin yins twa naw didny canny wasny dae daein gonny`),
  // The north of England
  wordsIn(`owt nowt summat ginnel mardy snicket reet nobbut mebbe bairn bairns gan gannin yem
  wor canny hinny marra divvent howay mithering mither chippy yonks innit `),
  // Ireland
  wordsIn(`craic gaff eejit eejits wean weans granda amn't yous yiz boreen banjaxed`),
];
