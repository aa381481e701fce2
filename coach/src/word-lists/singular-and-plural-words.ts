/** Nouns and adjectives in the forms that learners put beside the wrong number or degree; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const pluralNouns = list(
  `children students people things friends teachers kids parents schools problems ideas ways classes jobs animals books
  years days men women goals skills activities opportunities examples reasons persons games sports phones places types
  kinds dogs cats boys girls houses cars trees toys`,
);

export const singularNouns = list(
  `student teacher friend kid parent thing school problem idea way class job animal book goal skill activity opportunity
  example reason person game phone place subject child country family mistake hour minute dog cat boy girl house car
  tree toy day week month year`,
);

/** Nouns that may stand alone after "some": some way, some place. */
export const nounsAllowedAfterSome = list('way school place class family day year');

export const comparatives = list(
  `better easier harder faster bigger smaller happier smarter stronger worse best easiest hardest biggest cheaper healthier
  higher lower older younger closer taller nicer`,
);

export const wrongPlurals = list(
  `informations homeworks advices equipments furnitures peoples childrens mens womens researches knowledges evidences
  moneys musics sheeps mouses mices foots feets tooths teeths`,
);

export const pluralSubjects = list(
  `they we you people children students kids teachers parents friends these those things animals adults schools men women
  teenagers others`,
);
