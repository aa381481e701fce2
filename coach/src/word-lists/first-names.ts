/**
 * First names common among children in Australian classrooms and their stories, many cultures.
 * Written for Inkling from general knowledge; only names that are not also everyday words.
 */
export const firstNames: ReadonlySet<string> = new Set(
  `aaliyah aaron abbey abbie abby abdul abigail ada adam addison adele aditya adrian ahmad ahmed aidan aiden aisha
  aiyana akira alana albert alejandro alessandra alex alexander alexandra alexis alfie ali alice alina alisha
  alyssa amal amara amber amelia amelie amina amir amira amy ana anaya andre andrea andrew angela angus anh anika
  anil anita anjali anna annabel annabelle anne annie anthony antonio anya aoife archer archie aria ariana arjun
  arlo arthur arya asha asher ashley ashleigh ashton asia astrid athena aubrey audrey aurora austin ava axel ayaan
  ayaka ayesha aylin bailey beatrice bella ben benjamin bethany bianca billie bilal bodhi brad brandon brayden
  brendan bridget brodie brooke bryce byron caitlin caleb callum cameron camila carla carlos carmen caroline
  carter cassie catherine charli charlie charles charlotte chelsea cheng chiara chloe chris christian christopher
  claire clara claudia cleo clementine cody cohen connor cooper cora courtney cynthia daisuke dakota damian
  damon daniel danielle danny dante daphne darcy david deepak denzel dev diana diego dmitri dominic duc dylan
  eddie eden edith edward eleanor elena eli eliana elias elijah eliza elizabeth ella elle ellen ellie elliot
  eloise elodie elsie emilia emily emma emmanuel enzo eric erin esther ethan eva evan eve evelyn evie ezra farah
  fatima felicity felix fergus fernando finlay finn fiona flynn frances francesca francis frankie fraser freddie
  freya gabriel gabriella gemma george georgia georgie gia gianna gideon giovanni giselle grant greta gretel
  habiba hamish hana hannah hans haris harley harper harriet harrison harry harvey hassan hayden heidi helena
  henry hien hiro hiroshi holly hoang huan hudson hugh hugo hunter hussein ian ibrahim iman imogen indi indiana
  ines ingrid isaac isabel isabella isabelle isla ismail ivan ivy izzy jackson jacob jade jaden jaiden jake jamal
  james jamie jana jane jarrah jarrod jarvis jasmine jason jasper javier jaxon jay jayden jedda jemima jenna jenny
  jeremy jess jesse jessica jiang jill jimmy jing joanna joel johan john johnny jonah jonathan jordan jordy jose
  joseph josh joshua josie juan judith julia julian juliet juliette jun junior kai kaia kalani kamal karan karim
  kate katherine kathy katie kayla keira kelly ken kenji kevin khadija khalid khan kian kiara kim kiran kirra
  kirsty kobe koda kumar kwame kyan kyle kylie lachie lachlan lakshmi lana lara laura lauren layla leah leila leo
  leon levi lewis lexi liam lila lilian lillian lily lin linda lindsay ling linh lisa liv logan lola louie louis
  louisa luca lucas lucia lucinda lucy luis luka luke luna lydia mackenzie maddie maddison maddy madeleine
  madeline madison maeve mahmoud mai maia malia malik mana manny marco marcus maria mariam marie marina mario
  marley marlo martha martin mary maryam mason mateo matilda matt matthew maya mei meilin melanie melissa mia
  michael michelle miguel mika mike mila miles millie milly milo ming mira miriam mitchell moana mohammad mohammed
  mohamed molly monica monty morgan muhammad mustafa nadia nadine nahla naomi nasir natalia natalie natasha nate
  nathan nathaniel naveen ned neha nell nellie nguyen nia niamh nicholas nick nico nicola nicole nikhil nikita nina
  noah noor nora norah nour oliver olivia ollie omar omari ophelia oscar otis otto owen paige pablo paolo parker
  patricia patrick paul paulo pedro penelope penny percy peter petra philip phoebe phoenix phuong pia piper
  poppy pranav preston priya quan quentin quinn rachel rafael rahul raj rajesh ravi rebecca reece reggie rhys
  ricardo riley rina rishi rohan roman romeo rory rosa rosie roxanne roxy ruby rupert ryan ryder sabrina sadia
  sahil saif saki salma sam samantha samir samuel sana sanjay santiago saoirse sara sarah sasha savannah
  scarlett sebastian sergio seth shane shanelle shaun shawn sienna simon simone skye sofia sonia sonny sophia
  sophie stella stephanie stephen steve steven stuart sunita suresh suri susan suzie sven sybil sydney tahlia
  talia tamara tane tanya tara taran tariq tasha tayla taylor teddy tegan tess tessa thea theo theodore thomas
  tia tilly tim timmy timothy tina toby todd tom tommy tony trang tran tristan tuan tyler tyson uma valentina
  vanessa veronica vicky victor victoria vihaan vijay vikram viktor vincent violet vivian vivienne wade walter
  warren wei wendy wilfred william willow winnie winston wyatt xander xavier xena xiao xin yara yasmin yasmine
  ying yuki yumi yusuf yuto yvette yvonne zac zach zachary zack zahra zainab zali zane zara zarah zayn zeke zeynep
  zhang zhi zoe zoey zuri rex fido rover fluffy whiskers snowy simba nala coco luna bluey bingo spot buddy`
    .split(/\s+/)
    .filter(Boolean),
);
