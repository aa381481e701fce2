import type { PatternsBySeverity } from '../risk-pattern.ts';

export const eatingDisorderPatterns: PatternsBySeverity = {
  high: [
    'i ~2 throw_up|throwing_up ~1 my food|lunch|dinner|meals|breakfast',
    'i ~2 throw_up|throwing_up everything|all_my_food ~3 eat|ate',
    'i ~3 not|stopped ~2 eat|eating|eaten ~4 because|so|cause ~4 <ed>',
    'thin|skinny|bones|fat|weight|disgusting & i ~1 do|did|will|can|have|am not eat|eating|eaten|have_lunch|have_dinner',
    'thin|skinny|fat|weight|disgusting|gross|calories & make|made|making|force myself sick|throw_up',
    'i ~3 not deserve ~2 eat|food|dinner|lunch',
    'i ~4 only|just ~1 eat|eating|have ~2 100|200|300|400|500|600 ~2 calories|day',
    'i ~4 count|counting|counted ~3 calorie|calories',
    'i ~2 eat|eating|ate ~4 throw_up|throwing_up|threw_up ~3 all|after|purpose|so|every|it',
    'i ~3 <ed> ~4 not ~2 eat|food',
    'i ~3 hide|hiding|throw|throwing ~2 my ~1 food|lunch|dinner ~8 mum|fat|thin|skinny|weight|know',
    'i ~3 make|making|made|force|forcing myself ~1 throw_up|sick|throwing_up|be_sick',
    'i ~3 throw_up|throwing_up|be_sick on_purpose|after_every|after_i_eat|after_meals|so_i|after_dinner|after_lunch',
    'fingers|finger down my throat',
    'i ~3 starve|starving|starved myself',
    'i ~2 have not eaten|eat ~4 days|weeks|anything_for|since ~8 <ed>|because',
    'i ~2 not|stopped|stop|skip|skipping|refuse ~1 eat|eating|eaten|meals|lunch|dinner|breakfast ~8 <ed>',
    'i ~3 only|just ~1 eat|eating|have ~6 a|per|each day ~6 <ed>',
    'i ~3 <ed> ~4 so|and i ~2 stopped|stop|not eat|eating|eaten',
    'i ~3 throw|hide|give ~2 food|lunch|dinner ~2 away|so|because ~12 weight|fat|thin|skinny',
    'throw my ~1 food|lunch|dinner away ~12 weight|fat|thin|skinny',
    'how ~3 stop eating',
    'i ~2 anorexic|bulimic|have_anorexia|have_bulimia|have_an_eating_disorder',
  ],
  low: [
    'i ~2 am|feel ~1 too|so fat ~4 eat|diet|hate|ugly',
    'i ~2 hate my ~1 fat|ugly? body',
    'i ~1 do not eat anymore',
  ],
};
