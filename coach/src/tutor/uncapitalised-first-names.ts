/** First names that children in Australia write about, often without a capital; names that are everyday words are left out. */
export const uncapitalisedFirstNames: Set<string> = new Set(
  `olivia charlotte amelia isla mia ava ella chloe sophie sophia emily zoe evie harper matilda isabella emma lily
  lucy hannah sienna sarah jess jessica georgia tahlia aaliyah aisha fatima priya anika zara layla leila amira noor mei
  ling wei yuki sakura hana kiko ana maria sofia elena nina tara lara clara nora molly polly holly sally annie katie kate
  kat jo anna abby abigail alice audrey beth bella bonnie carla eliza elsie frankie freya gemma gracie imogen indi
  jasmine kayla keira kiara lani lila lottie maddie maisie marley milly millie mollie nellie pippa poppy
  quinn rosie sadie scarlett stella tess tessa tia tilly willa winnie yasmin oliver noah leo luca henry jack
  william theodore thomas tom tommy levi charlie james jacob lucas liam lachlan ethan oscar hudson archie harry george
  alexander alex max isaac elijah samuel sam sammy sebastian ben benjamin daniel danny david dylan eli finn fred freddie
  gus hamish harvey hugo jake jamie jasper jayden jesse joel john johnny josh joshua kai kevin kyle logan louis
  luke marcus mason matt matthew michael mike mitch mohammed muhammad nate nathan ned nick oli omar otis owen patrick
  paul pete peter ravi raj riley rohan ryan sean simon sonny steve ted theo tim timmy toby tyler vince xavier zac
  zach zayn ali ahmed amir ari arjun bao chen hiro jin ken kenji kofi lee malik minh nam ollie sanjay tariq tuan yusuf`.split(
    /\s+/,
  ),
);
