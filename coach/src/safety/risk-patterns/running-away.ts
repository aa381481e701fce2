import type { PatternsBySeverity } from '../risk-pattern.ts';

export const runningAwayPatterns: PatternsBySeverity = {
  high: [
    'i ~3 run|running away ~3 <when>',
    'packed ~1 my bag|bags|backpack|things & leaving|leave|go|gone & tonight|mum|dad|home|tell|telling|never|tomorrow',
    'i ~3 <want>|am ~1 run|running|leave|leaving ~1 away|home ~6 tonight|tomorrow|never_come_back|not_come_back|noone|do_not_tell|packed|asleep|stop_me',
    'i ran away ~3 from_home|last_night|and_slept|and_i_am|yesterday|today|from_my',
    'i ~3 leaving|leave home ~3 tonight|tomorrow|and|not|forever',
    'tonight|tomorrow ~8 i ~3 run_away|running_away|leave_home|leaving_home',
    'i have ~3 plan|bag ~2 to run away',
    'i packed my ~1 bag|bags ~6 run_away|leave_home|leaving|running_away',
  ],
  medium: [
    'i ~1 am ~1 running away $',
    'i have|had|just ~1 run|ran away',
    'i ~2 run|ran away & police|nowhere|where_to_go|alone|cold|tonight|station|bag|hiding|night',
    'i ~3 run|running away ~2 on|tonight|tomorrow|next|soon|friday|saturday|sunday|monday|tuesday|wednesday|thursday',
    'i ~3 <want>|going|not ~1 leave|leaving|run|escape ~1 my|this ~1 house|home|family ~6 street|forever|alone|never|because|$',
    'i ~2 am|going not|never ~1 going|coming|go|come ~1 home|back_home ~2 ever|again|anymore|tonight|$',
    'i ~3 live|sleep|sleeping|living on the street|streets',
    'i ~1 am never going|coming|going_back home|back_home',
    'i ~2 leaving|left ~1 home|my_house and|because|tonight|forever|last',
    'i ~3 want|going|planning|plan|need to run away ~2 from_home|from_my|from_here|because|and_never|$',
    'i ~2 am|been ~2 running away from home|here|my_house|my_family|$',
    'i want to leave home',
    'i ~3 thinking about|of running away',
  ],
  low: ['i ~3 run away from home'],
};
