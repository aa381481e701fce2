import type { PatternsBySeverity } from '../risk-pattern.ts';

export const violencePatterns: PatternsBySeverity = {
  high: [
    'i ~3 <want> ~2 kill|stab|shoot|murder|poison|strangle ~2 <adult>|<sibling>',
    'i ~3 bring|bringing|take|taking|brought|carry|got|have ~2 <weapon> ~4 tomorrow|school|scare|them|him|her|today|monday|class|kids|teacher',
    'i ~3 <want> ~2 punch|kick|hit|bash|stab|hurt|beat|strangle|choke ~5 dead|die|dies|death|bleeds|blood|unconscious',
    'i ~3 going_to|will|want_to|planning_to|plan_to ~1 set ~1 fire|alight ~3 school|house|class|them|him|her',
    'gun|rifle|knife|weapon & i ~2 going_to|will|want_to|could use ~2 on & them|him|her|everyone|people|someone',
    'i ~3 going_to|will|want_to|planning_to ~1 kill|stab|shoot|murder|bash ~3 & i mean it|am_serious|for_real|tomorrow|while_he|while_she|in_his_sleep|in_her_sleep',
    'i ~4 bring|take|bringing|taking|brought|took|hid|have|got ~3 <weapon> ~2 to|at|in ~1 school|class|bag|schoolbag|locker|tray',
    'i ~3 <want> ~2 kill|stab|shoot|murder|poison|strangle|hang ~4 people|everyone|teacher|class|brother|sister|mum|dad|him|her|them|school|all|kids|students|family|principal|parents|bully|bullies|boy|girl|classmates|cat|dog',
    'i ~3 going_to|planning_to|plan_to|will|want_to shoot|blow|burn ~1 up|down ~2 school|class|classroom|house',
    'i ~2 will|want_to|going_to|would_like_to shoot|blow|burn ~2 school|class|classroom',
    'i ~3 going_to|planning_to|will|want_to shoot|stab|kill them|everyone|him|her|people ~1 all|$',
    'i have|made ~2 list of people ~3 kill|hurt|going|get',
    'i ~2 school shooting|shooter',
    'i ~3 have|got ~2 <weapon> ~5 going_to|will ~3 kill|stab|shoot|hurt|use',
    'i ~4 <people>|kill|hurt ~3 for_real|i_am_serious|i_mean_it|thought_about_how|i_have_a_plan',
  ],
  medium: [
    'i ~2 planning|plan|going|want to ~1 hurt|kill|attack|stab|shoot someone|people|everyone|kids|somebody',
    'i ~7 stab|shoot|murder|poison|strangle my|the|a|that ~1 teacher|brother|sister|mum|dad|class|principal|friend|boy|girl|kid|parents|family|bully',
    'i ~3 going_to|want_to|will|planning_to ~1 hurt|kill|stab|bash|attack ~2 someone|people|everyone|kids|him|her|them|somebody ~3 school|tomorrow|today|tonight|monday|class',
    'i ~3 make them|him|her|everyone ~1 pay ~8',
    'they will ~2 sorry|regret ~4 dead|die|kill|gone',
    'i ~3 fantasise|dream|think|thinking|thought about|of ~1 killing|stabbing|shooting|hurting ~2 people|someone|him|her|them|my|everyone|kids',
    'i ~3 <want> ~1 hurt|bash|punch|smash|strangle|choke|drown|burn ~4 really|badly|so_bad|can_not_stop|for_real|serious|blood|bleed|dead|dies',
    'i ~3 <want> ~1 bash|smash|cave ~3 head|face|skull',
    'i ~2 going_to|will|planning_to stab|shoot|poison|murder|strangle',
    'i ~3 can_not stop thinking about ~2 hurting|killing',
    'i ~2 hurt|hurting|killed|kill|torture|tortured animals|cats|dogs|kittens|a_cat|a_dog|my_cat|my_dog|birds ~4 like|fun|feel|good|on_purpose',
  ],
  low: [
    'i ~2 want to hurt|kill|stab him|her|them|everyone|people|someone',
    'i ~2 want to hurt|bash|stab my ~1 <adult>|<sibling>',
  ],
};
