/** Verbs that tag direct speech, in the forms children write; written for Inkling. */
export const speechVerbs: ReadonlySet<string> = new Set(
  `said says say saying asked asks ask asking shouted shouts shouting yelled yells yelling screamed screams
  screaming whispered whispers whispering replied replies replying answered answers answering cried cries crying
  called calls calling exclaimed exclaims explained explains muttered mutters mumbled mumbles murmured murmurs
  sighed sighs laughed laughs laughing giggled giggles groaned groans moaned moans gasped gasps snapped snaps
  growled growls roared roars bellowed hissed barked howled sobbed wailed begged pleaded demanded ordered
  commanded insisted suggested wondered thought thinks announced declared admitted agreed argued added continued
  began interrupted joked lied warned promised protested complained boasted bragged chuckled croaked squeaked
  squealed stammered stuttered grumbled grinned smiled responded repeated remarked repeated chanted chirped told
  tells sang breathed choked blurted questioned queried inquired enquired urged pleads went goes`
    .split(/\s+/)
    .filter(Boolean),
);
