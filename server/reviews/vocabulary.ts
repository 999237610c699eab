/** The words by which the rules tell what a review speaks of. English; recognisers' usual spellings are in here too. */

/** What can be named in a song. `sure` words mean it by themselves; `perhaps` words mean it beside others. */
export const elements: { name: string; sure: RegExp; perhaps?: RegExp }[] = [
  {
    name: 'the beat',
    sure: /\b(beats?|grooves?|groovy|rhythms?|rhythmic|tempo|bpm|backbeat|off ?beats?|half time|swings?|swinging|waltz)\b/,
    perhaps: /\b(pocket|pulse|bounce|bounces)\b/,
  },
  {
    name: 'the drums',
    sure: /\b(drum(s|mer|ming|med)?|snares?|hi ?-?hats?|high hats?|cymbals?|percussion|toms?|rim ?clicks?|kick drums?)\b/,
    perhaps: /\b(kicks?|hats?|claps?|clapping|brushes|shaker|stamps?)\b/,
  },
  {
    name: 'the bass',
    sure: /\b(bass|bass ?lines?|sub ?bass|808s?|low ?end)\b/,
    perhaps: /\b(base|baseline|sub|tuba)\b/,
  },
  {
    name: 'the vocals',
    sure: /\b(vocals?|vocalist|singers?|sings?|singing|sang|sung|rapp(er|ing)|raps?|choirs?|backing voices?)\b/,
    perhaps: /\b(voices?|flow|breath|whisper(s|ing)?)\b/,
  },
  { name: 'the lyrics', sure: /\b(lyrics?|lyrical|rhymes?|rhyming|word ?play)\b/, perhaps: /\b(words|story|lines?)\b/ },
  {
    name: 'the melody',
    sure: /\b(melod(y|ies|ic)|riffs?|motifs?|top ?lines?|solos?|hooks?)\b/,
    perhaps: /\b(tunes?|catchy|notes?|hum(med|ming)?|phrases?)\b/,
  },
  {
    name: 'the harmony',
    sure: /\b(chords?|harmon(y|ies|ic)|minor key|major key|progressions?|dissonan(t|ce))\b/,
    perhaps: /\b(key|minor|major|sevenths?)\b/,
  },
  {
    name: 'the mix',
    sure: /\b(mix|mixes|mixed|mixing|mixdown|mastering|mastered|reverb|compress(ed|ion|or)|eq|stereo|auto ?-?tune[ds]?|production|distort(ed|ion))\b/,
    perhaps: /\b(echo|delay|volume|louder|loud|muddy|muffled|buried|panned|produced|producer|quieter)\b/,
  },
  {
    name: 'the arrangement',
    sure: /\b(chorus|choruses|arrangement|arranged|intro|outro|breakdown|pre-?chorus|middle eight)\b/,
    perhaps: /\b(verses?|bridge|drops?|build ?ups?|builds?|structure|sections?|layers?|layered|silence|transition)\b/,
  },
  {
    name: 'the guitar',
    sure: /\b(guitars?|guitarist|banjo|ukulele|mandolin|pedal steel|steel guitar|strum(s|ming|med)?)\b/,
  },
  {
    name: 'the keys',
    sure: /\b(pianos?|organs?|synth(s|esi[sz]ers?)?|keyboards?|accordion|harpsichord|melodica|marimba|vibraphone|rhodes)\b/,
    perhaps: /\b(keys|pads?|bells?)\b/,
  },
  {
    name: 'the strings',
    sure: /\b(violins?|violas?|cellos?|fiddles?|orchestra|string (section|quartet)|harps?)\b/,
    perhaps: /\bstrings\b/,
  },
  {
    name: 'the horns',
    sure: /\b(trumpets?|saxophones?|sax|trombones?|tubas?|brass|flutes?|clarinets?|harmonica|tin whistle)\b/,
    perhaps: /\b(horns?|whistles?)\b/,
  },
  {
    name: 'the samples',
    sure: /\b(sampled|sound effects?|field recordings?)\b/,
    perhaps: /\b(samples?|loops?|looped)\b/,
  },
]

/** Words of the matter as a whole. */
export const music =
  /\b(songs?|tracks?|music|musical|musicians?|tunes?|albums?|artists?|instruments?|bands?|instrumental)\b/
export const perhapsMusic =
  /\b(listen(s|ed|ing)?|hear(s|d|ing)?|sounds?|sounding|sounded|danc(e|ing|es)|radio|headphones|playlist|studio|genre)\b/

/** Where in the song: a clock, a part, a beginning or end, or something that comes or goes. */
export const moment = new RegExp(
  [
    String.raw`\b\d{1,2}:\d\d\b`,
    String.raw`\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|half a)[ -]?\w* (seconds?|minutes?|bars?) (in|into|mark|before|after|later|from)\b`,
    String.raw`\b(at|after|around|from) (the )?(\d+|ten|fifteen|twenty|thirty|forty|fifty)\w*( \w+)? (seconds?|mark|minutes?)\b`,
    String.raw`\b(at|in|near|by|towards?|from|until|before|after|over|during|into|on) (the |that |its )?(very )?(start|beginning|end|ending|middle|opening|last|intro|outro|bridge|drop|breakdown|chorus|hook|verse|first|second|third|final|build ?up|solo|quiet part|half ?way)\b`,
    String.raw`\b(first|second|third|last|final|next|opening|closing) (verse|chorus|half|part|section|bars?|notes?|hook|drop|line|few|two|three|four|five|ten|seconds?)\b`,
    String.raw`\b(half ?way|two thirds|right at the|it opens|opens with|starts with|ends on|ends with)\b`,
    String.raw`\b(when|where|once|until|as|then|before|after)\b[^.]{0,30}\b(comes?|came|coming|drops?|dropped|kicks?|enters?|entered|returns?|stops?|stopped|leaves?|joins?|disappears?|starts?|ends?|changes?|goes|hits?)\b`,
    String.raw`\b(comes?|came|drops?|goes|fades?) (back |right )?(in|out|away)\b`,
  ].join('|'),
)

export const comparison =
  /\b(reminds? me of|remind(s|ed)? \w+ of|sounds? (just |a bit |a little )?like|feels? (just |a bit |a little )?like|looks? like|like (a|an|the|when|walking|someone|somebody|two|old|rain|being)|as if|as though|similar to|compared to|something between|better than|more than|as \w+ as|\w+er than|the way (a|an|the))\b/

/** What to do otherwise, or what is wrong with it: unkind words count like kind ones. */
export const suggestion =
  /\b(i would|i'd|i wish|you should|should|could (be|use|have|do|lose|come)|would (be|have|make|help|love|like to)|needs?|needed|instead(?! of)|too (\w+)|not enough|turn(ed)? (\w+ ){0,3}(up|down)|bring (\w+ ){0,3}(up|down|back|in|out)|push (\w+ ){0,3}(up|back|down)|cut (\w+ ){0,3}(out|down|back|off|some|the|it)|take (\w+ ){0,3}(out|away)|lose the|drop the|less|shorter|longer|quieter|louder|slower|faster|missing|out of tune|off key|re-?record|rewrite|re-?write|never change|keep|leave (it|them|that|this|the (\w+ )+)(alone|as|in|like that|there))\b/

export const because =
  /\b(because|since|so that|that is why|that's why|which is why|makes? (me|you|it|us)|made me|the reason)\b/

/** Somebody who sells instead of reviewing. */
export const advert =
  /\b(subscribe|follow (me on|me for|my (page|channel|account|profile))|my channel|links? in (my )?bio|my (new )?(mixtape|podcast)|promo codes?|discount|(check out|visit|buy) my (new )?(page|site|website|shop|store|channel|music|song|single|beats)|dm me|giveaway|free money)\b/
