/** The small words no page of English does without, however young the writer. */
export const englishFunctionWords = new Set(
  `the and a an to of in is it i was he she they we you my his her their our your that this with for on at but so
  because when then there had have has are were be been do did does not can could would will if or as by from up out
  all me him them us its what who how very one into about after before said like get got went`.split(/\s+/),
);

/** Those of other languages that children in our schools write at home, without any that English has too. */
export const foreignFunctionWords = new Set(
  [
    `el la los las una unos del que y es en por con para su muy pero como más mas está estaba había habia fue era mi
    se lo le al cuando porque también tambien todo ella ellos sus`,
    `le les un une des du et est dans sur qui ne pas il elle ils je tu nous vous très tres avec mais au aux ce cette
    son sa ses mon ma mes était etait avait c'est j'ai`,
    `der das und ist nicht ein eine einen einem den dem des er sie es ich wir ihr mit auf für fur von zu zum zur auch
    aber sehr wie sein seine mein meine als dann hatte wurde`,
    `il lo gli i di che è e una per non con sono della nel nella ma anche era aveva molto suo sua mio mia quando
    perché perche c'era`,
    `o os um uma e é do da dos das que em não nao com para seu sua muito mas ele ela eu foi estava tinha quando
    porque minha meu`,
    `de het een en dat niet van ik hij zij wij met op voor maar ook zijn haar naar heel toen werd`,
    `toi tôi la là va và cua của mot một nhung những khong không co có rat rất chung chúng ban bạn di đi em anh chi
    chị nay này moi mỗi ten tên nguoi người`,
    `dan yang di itu ini dengan tidak untuk saya kami mereka dia ada pada adalah sangat ke dari akan juga sudah`,
    `ang ng sa mga na ay at si ni ako siya kami sila hindi kung para may isang ko niya`,
    `ve bir bu da de çok cok ben sen biz onlar için icin değil degil ama gibi var ile sonra`,
  ]
    .join(' ')
    .split(/\s+/)
    .filter((word) => !englishFunctionWords.has(word)),
);
