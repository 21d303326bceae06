import { foldForm } from "../characters.ts";
import type { Stemmer } from "./stemmer.ts";

/** Irregular forms, also those of the seventeenth century: a word, and what belongs to it. */
const IRREGULAR = `
use uses used using usest useth
man men
woman women
child children
brother brethren brothers
foot feet
tooth teeth
goose geese
mouse mice
ox oxen
be am is are was were been being art wast wert beest
have has had having hath hast hadst
do does did done doing doth doest doeth dost didst
go goes went gone going goest goeth wentest
say says said saying saith sayest saidst
come comes came coming comest cometh camest
see sees saw seen seeing seest seeth sawest
give gives gave given giving givest giveth gavest
take takes took taken taking takest taketh tookest
make makes made making makest maketh madest
know knows knew known knowing knowest knoweth knewest
speak speaks spoke spake spoken speaking speakest speaketh spakest
eat eats ate eaten eating eatest eateth
drink drinks drank drunk drinking drinketh
bring brings brought bringing bringest bringeth broughtest
think thinks thought thinking thinkest thinketh
seek seeks sought seeking seekest seeketh
teach teaches taught teaching teachest teacheth
find finds found finding findest findeth
send sends sent sending sendest sendeth sentest
keep keeps kept keeping keepest keepeth
hear hears heard hearing hearest heareth heardest
tell tells told telling tellest telleth
bear bears bore bare borne born bearing bearest beareth
beget begets begat begot begotten begetting begetteth
write writes wrote written writing writest writeth
rise rises rose risen rising riseth
arise arises arose arisen arising ariseth
fall falls fell fallen falling fallest falleth
stand stands stood standing standest standeth
sit sits sat sitting sittest sitteth
run runs ran running runnest runneth
build builds built building buildest buildeth builded buildedst
love loves loved loving lovest loveth lovedst
live lives lived living livest liveth
die dies died dying diest dieth
lie lies lay lain lying liest lieth
leave leaves left leaving leaveth
lose loses lost losing loseth
sell sells sold selling sellest selleth
buy buys bought buying buyest buyeth
feed feeds fed feeding feedest feedeth
lead leads led leading leadest leadeth leddest
meet meets met meeting meetest meeteth
slay slays slew slain slaying slayest slayeth
smite smites smote smitten smiting smitest smiteth
sow sows sowed sown sowing sowest soweth
sing sings sang sung singing singeth
begin begins began begun beginning beginnest
break breaks broke brake broken breaking breakest breaketh
choose chooses chose chosen choosing choosest chooseth
draw draws drew drawn drawing draweth
drive drives drove drave driven driving driveth
forget forgets forgot forgat forgotten forgetting forgettest forgetteth
forgive forgives forgave forgiven forgiving forgiveth
forsake forsakes forsook forsaken forsaking forsaketh
get gets got gat gotten getting getteth
grow grows grew grown growing groweth
hide hides hid hidden hiding hidest hideth
hold holds held holding holdest holdeth
lay lays laid laying layest layeth
pay pays paid paying payeth
ride rides rode ridden riding rideth
shake shakes shook shaken shaking shaketh
shine shines shone shined shining shineth
steal steals stole stolen stealing stealeth
strike strikes struck stricken striking striketh
swear swears swore sware sworn swearing sweareth
throw throws threw thrown throwing throweth
understand understands understood understanding understandest understandeth
weep weeps wept weeping weepest weepeth
win wins won winning winneth
good better best
bad worse worst
wife wives
life lives
knife knives
wolf wolves
calf calves
loaf loaves
leaf leaves
sheaf sheaves
thief thieves
half halves
`;

const WORDS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      return words.map((word) => [word, `${words[0]}.`] as const);
    })
    // A form of two words stays with the first: `lives` is of `live`.
    .reverse(),
);

const WORDS_BY_STEM: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>();
  for (const [word, stem] of WORDS) words.set(stem, [...(words.get(stem) ?? []), word]);
  return words;
})();

/** Words that end as if they had an ending. */
const WHOLE: ReadonlySet<string> = new Set(
  `nothing something anything everything morning evening king thing wing ring string spring ceiling
  hundred wicked naked sacred kindred hatred seed need weed speed reed creed steed bed red shed bleed breed
  forest priest harvest honest interest tempest request conquest guest quest nest chest vest protest manifest
  earnest modest crest arrest west rest east feast beast jest pest test molest invest digest behest
  nazareth elizabeth japheth seth heth beth teth jephthah lebanon ashtoreth gennesareth
  his this thus jesus christ moses`.split(/\s+/),
);

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgkmnprtz])\1$/;

/** The English stemmer: plurals, persons, participles, also those in -eth and -est. A word has one stem. */
export const englishStemmer: Stemmer = {
  spell: foldForm,
  stemsOf: (word) => [stemEnglish(word)],
  surestOf: (word) => [stemEnglish(word)],
  isEvidence: () => true,
  ratherThan: () => undefined,
  // carry and carries
  beginningsOf: (stem) => (stem.endsWith(".") ? [] : [stem.replace(/y$/, "")]),
  endings: " s es ies y e ed ied edst eth ieth est iest edest ing ings".split(" "),
  irregularWords: (stem) => WORDS_BY_STEM.get(stem) ?? [],
  get folded() {
    return englishStemmer;
  },
};

function stemEnglish(word: string): string {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || WHOLE.has(word)) return word;
  const plain = withoutEnding(word);
  // hop-ing and hope, carri-ed and carry
  return plain.length > 3 ? plain.replace(/e$/, "").replace(/i$/, "y") : plain;
}

function withoutEnding(word: string): string {
  const plural = withoutPlural(word);
  if (plural !== word && WHOLE.has(plural)) return plural;
  const verb = /^(.{3,}?)(?:ing|edst|ed|eth|est|edest)s?$/.exec(word)?.[1];
  if (verb === undefined || !VOWEL.test(verb)) return plural;
  return DOUBLED.test(verb) ? verb.slice(0, -1) : verb;
}

function withoutPlural(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
