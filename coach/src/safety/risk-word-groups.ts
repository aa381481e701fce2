/** Groups of words that the risk patterns name in angle brackets; `_` joins the words of one phrase. */
export const riskWordGroups: Record<string, string> = {
  adult:
    'dad mum stepdad stepmum uncle aunt grandpa grandma parents cousin babysitter carer coach teacher tutor priest pastor neighbour neighbor boyfriend girlfriend foster_mum foster_dad foster_carer stepbrother mums_boyfriend dads_girlfriend mums_partner',
  sibling: 'brother sister big_brother big_sister older_brother older_sister',
  someone:
    'he she they someone man lady guy boy girl kid kids boys girls people bully bullies student students friend adult',
  stranger:
    'man guy stranger adult person lady dude someone boy creep old_man boyfriend friend he she him they people',
  often:
    'always every_day everyday every_night every_week every_time every_afternoon every_morning every_lunch every_recess all_the_time a_lot keeps keep again still whenever never_stops when_drunk',
  hits: 'whack whacks whacked thump thumps thumped spank spanks spanked hit hits hitting punch punches punched punching slap slaps slapped slapping smack smacks smacked beat beats beating bash bashes bashed bashing kick kicks kicked kicking choke chokes choked choking strangle strangles strangled whip whips whipped belt belts belted burn burns burned burnt hurt hurts hurting abuse abuses abused stab stabs stabbed flog flogs flogged cane canes caned attack attacks attacked shake shakes shoves shoved molest molests molested rape rapes raped',
  touches:
    'touch touches touched touching feels felt rub rubs rubbed grab grabs grabbed grope gropes groped lick licks licked',
  privates:
    'privates private_parts private_part private_area bum bottom boobs chest vagina penis willy doodle pants undies underwear knickers thigh down_there in_private',
  want: 'want_to wanted_to wish_to need_to going_to about_to planning_to plan_to ready_to trying_to try_to tried_to decided_to have_to should will might rather feel_like_i_want_to feel_like_i_should',
  ending:
    'kill_myself killing_myself killed_myself end_my_life ending_my_life end_my_own_life take_my_life taking_my_life take_my_own_life hang_myself drown_myself shoot_myself stab_myself poison_myself commit_suicide jump_in_front_of jumping_in_front_of jump_off_a_bridge jump_off_the_bridge jumping_off_a_bridge jumping_off_the_bridge jump_off_a_building jump_off_a_roof jump_off_the_roof jumping_off_a_building jumping_off_the_roof jump_off_a_cliff jump_off_my_balcony overdose overdosing end_it_all ending_it_all end_it_tonight end_everything ending_everything',
  harming:
    'hurt_myself hurting_myself cut_myself cutting_myself harm_myself harming_myself burn_myself burned_myself burnt_myself burning_myself punish_myself scratch_myself hit_myself hitting_myself bite_myself starve_myself self_harm self_harming self_harmed self_hurting hurt_my_body cut_my_body punch_myself punching_myself choke_myself',
  limb: 'arm arms wrist wrists leg legs thigh thighs skin hand hands',
  blade: 'razor razors blade blades knife knives scissors compass glass sharpener pin needle lighter',
  gone: 'dead gone not_here not_alive never_born not_born dying not_exist no_more',
  weapon: 'knife knives gun guns weapon bomb rifle machete axe explosives grenade petrol',
  people:
    'him her them everyone people someone kids students teacher teachers class brother sister mum dad family bully bullies classmates you all_of_them all_of_you friend boy girl cat dog parents boss neighbour',
  pictures:
    'photo photos picture pictures video videos selfie selfies nude nudes nude_photo dick_picture naked_picture naked_photo',
  online:
    'online internet roblox minecraft discord snapchat snap instagram insta tiktok fortnite facebook youtube whatsapp game chat app messenger website web',
  ed: 'thin skinny fat weight ugly slim calories model gross huge chubby',
  when: 'tonight tomorrow today after_school next_week this_week on_monday on_friday on_saturday soon right_now now this_weekend this_afternoon',
  body: 'face head hand hands arm arms leg legs lip mouth nose neck throat stomach tummy back hair ear ears eye eyes body skin',
  deathWish: 'die dying be_dead being_dead suicide suicidal death alive living existing exist noose overdose',
  wishing:
    'want wants wish hope think thinking thought thoughts feel feels should deserve better stop keep why tired sick rather end anymore noone forever tonight always constantly',
  sexual: 'penis vagina nude nudes naked porn sex sexual rape raped molested dick_picture',
  harmed:
    'hit hits hitting punched punches slapped slaps smacked smacks beat beats bashed bashes kicked kicks choked chokes whipped belted burned burnt burns hurt hurts hurting abused threw_me pushed_me grabbed_me shook_me dragged_me whacked whacks whack spanked spanks thumped thumps',
};
