/**
 * Words that always begin with a capital, by what they name. Written for Inkling.
 * Left out where the same letters are an everyday word: may, march, august, china, turkey.
 */
export const alwaysCapitalisedWords: ReadonlyMap<
  string,
  'day' | 'month' | 'place' | 'language' | 'holiday' | 'title'
> = new Map(
  (
    [
      ['day', 'monday tuesday wednesday thursday friday saturday sunday'],
      ['month', 'january february april june july september october november december'],
      [
        'place',
        `australia sydney melbourne brisbane perth adelaide hobart darwin canberra queensland victoria tasmania
        africa europe antarctica america england scotland ireland wales france germany italy spain greece india
        japan korea vietnam indonesia malaysia singapore thailand philippines pakistan nepal lebanon syria iraq
        iran afghanistan egypt canada mexico brazil argentina russia fiji samoa tonga bali paris london tokyo uluru
        geelong cairns bendigo ballarat newcastle wollongong bangladesh taiwan kenya nigeria sudan somalia ethiopia`,
      ],
      [
        'language',
        `english australian australians french italian spanish german greek indian japanese chinese vietnamese
        korean indonesian arabic hindi american americans african asian european british aboriginal
        noongar maori canadian mexican egyptian russian punjabi urdu tamil turkish filipino`,
      ],
      ['holiday', 'christmas easter halloween ramadan diwali hanukkah eid anzac naidoc'],
      ['title', 'mr mrs ms dr'],
    ] as const
  ).flatMap(([group, words]) => words.split(/\s+/).map((word) => [word, group] as const)),
);
