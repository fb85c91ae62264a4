/**
 * Other words for the species of the catalogue, normalized, by their English name: plurals, diminutives, terms of
 * practice software.
 */
export const SPECIES_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Dog: words(
    'canino canina canini canide cani cagna cagnolino cagnolina cagnetto cagnetta can canis canine dogs k9 puppy',
    'canis familiaris',
    'canis lupus familiaris',
  ),
  Cat: words(
    'felino felina felini felide fel gatti gatta gatte gattino gattina gattini micio micia feline felis cats kitten',
    'felis catus',
    'felis silvestris catus',
  ),
  Rabbit: words('conigli coniglia coniglietto coniglietta lagomorfo rabbits bunny'),
  'Guinea pig': words(
    'cavia cavie cavy cavies porcellino guinea',
    'cavia peruviana',
    'porcellini d india',
    'guinea pigs',
  ),
  Hamster: words('criceti cricetino hamsters'),
  Ferret: words('furetti ferrets'),
  Parrot: words('pappagalli pappagallino psittacide psittaciforme parrots'),
  Canary: words('canarini canaries'),
  'Tortoise or turtle': words(
    'tartaruga tartarughe testuggine testuggini tortoise tortoises turtle turtles chelone',
  ),
  Snake: words('serpenti pitone boa biscia snakes python'),
  Lizard: words('lucertola geco sauro iguana camaleonte gecko lizards chameleon'),
  Fish: words('pesci fishes'),
  Chicken: words('galline pollo polli gallo pulcino chickens hen hens rooster'),
  Goat: words('capre capretta caprino caprini goats'),
  Horse: words('cavalli cavalla puledro puledra equino equini equide horses pony equine foal'),
  Donkey: words('asini asina asinello ciuco somaro donkeys'),
  Sheep: words('pecore ovino ovini agnello montone ariete lamb ovine'),
  Pig: words('maiali maialino suino suini porco minipig pigs swine', 'mini pig', 'maiale nano'),
  Chinchilla: words('cincilla chinchillas'),
  'Rat or mouse': words('ratto ratti topo topi topolino rat rats mouse mice'),
  Hedgehog: words('ricci porcospino hedgehogs'),
  'Duck or goose': words('anatra anatre papera oca oche duck ducks goose geese'),
  'Other bird': words('uccello uccelli volatile volatili aviare avian bird birds'),
  'Frog or other amphibian': words(
    'rana rane rospo anfibio anfibi salamandra frog frogs toad amphibian',
  ),
  'Other animal': words(
    'altro altra altri other others esotico esotici exotic rettile rettili reptile roditore roditori rodent',
  ),
};

/** Words for a pet of mixed breed. */
export const MIXED: readonly string[] = words(
  'meticcio meticcia meticci mix mixed mongrel mutt crossbreed cross crossbred bastardino bastardina bastardo incrocio ibrido fantasia simil simile half',
);

/** Other words for breeds of the catalogue, normalized, by species and English name. */
export const BREED_SYNONYMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    Dog: {
      'American Pit Bull Terrier': ['pitbull', 'pit bull', 'pit'],
      'American Staffordshire Terrier': ['amstaff', 'am staff', 'staffordshire americano'],
      'Australian Shepherd': ['aussie', 'australian'],
      'Bernese Mountain Dog': ['bernese', 'bovaro', 'bovaro bernese'],
      'Border Collie': ['border'],
      Brittany: ['breton', 'epagneul'],
      Bulldog: ['english bulldog'],
      'Cane Corso': ['corso'],
      'Cavalier King Charles Spaniel': ['cavalier', 'cavalier king', 'cavalier king charles'],
      Chihuahua: ['chiwawa', 'ciwawa', 'chihuaua', 'chihuaha', 'cihuahua'],
      'Cocker Spaniel': ['cocker', 'cocker inglese', 'english cocker', 'english cocker spaniel'],
      'Czechoslovakian Wolfdog': ['lupo cecoslovacco', 'cecoslovacco', 'clc'],
      Dachshund: ['bassotto tedesco', 'bassotti', 'sausage dog', 'teckel'],
      Dobermann: ['doberman', 'dobermann pinscher', 'doberman pinscher'],
      'French Bulldog': ['bouledogue', 'bouledogue francese', 'bouledogue francais', 'frenchie'],
      'German Shepherd': [
        'cane lupo',
        'lupo',
        'alsaziano',
        'alsatian',
        'gsd',
        'pastore ted',
        'past tedesco',
      ],
      'Golden Retriever': ['golden', 'golden retriver'],
      'Italian Volpino': ['volpino'],
      'Jack Russell Terrier': ['jack russell', 'jack russel', 'jack russel terrier', 'jack', 'jrt'],
      'Labrador Retriever': ['labrador', 'labradore', 'lab', 'labrador retriver'],
      'Lagotto Romagnolo': ['lagotto'],
      'Maremma Sheepdog': [
        'maremmano',
        'abruzzese',
        'pastore maremmano',
        'pastore abruzzese',
        'maremmano abruzzese',
      ],
      'Miniature Poodle': ['barbone nano'],
      'Neapolitan Mastiff': ['mastino'],
      Pomeranian: ['pomerania', 'volpino pomerania', 'spitz nano', 'spitz tedesco nano'],
      Poodle: ['barbone', 'barboncina', 'barboncini'],
      Rottweiler: ['rottweiller', 'rotweiler', 'rott'],
      'Rough Collie': ['collie', 'lassie'],
      'Segugio Italiano': ['segugio'],
      'Shetland Sheepdog': ['sheltie', 'shetland'],
      'Shih Tzu': ['shitzu', 'shi tzu', 'shih tsu', 'shi tsu', 'shitsu'],
      'Siberian Husky': ['husky'],
      'Spinone Italiano': ['spinone'],
      'Staffordshire Bull Terrier': ['staffy', 'staffie'],
      'Toy Poodle': ['toy', 'barbone toy'],
      'West Highland White Terrier': ['westie', 'west highland', 'west highland terrier', 'whwt'],
      'Yorkshire Terrier': ['yorkshire', 'yorkie', 'york', 'yorkshire toy', 'yorkshire nano'],
    },
    Cat: {
      Birman: ['birmano', 'birmania', 'sacra di birmania', 'sacro birmania'],
      'British Shorthair': ['british', 'bsh'],
      'Domestic Longhair': [
        'dlh',
        'domestic long hair',
        'domestico a pelo lungo',
        'domestico pelo lungo',
        'europeo pelo lungo',
        'pelo lungo',
        'pelo semilungo',
      ],
      'European Shorthair': [
        'europeo',
        'europea',
        'europei',
        'europeo comune',
        'comune europeo',
        'comune',
        'european',
        'europeo pelo corto',
        'eur',
        'domestico',
        'domestico a pelo corto',
        'domestico pelo corto',
        'domestic',
        'domestic shorthair',
        'domestic short hair',
        'dsh',
        'soriano',
        'soriana',
        'tigrato',
        'tigrata',
        'tabby',
        'pelo corto',
      ],
      'Exotic Shorthair': ['exotic'],
      'Maine Coon': ['main coon', 'coon', 'mainecoon'],
      'Norwegian Forest Cat': ['norvegese', 'norwegian', 'norvegese delle foreste'],
      'Russian Blue': ['russo blu', 'blu russo', 'blu di russia'],
      'Scottish Fold': ['scottish'],
      Sphynx: ['sphinx', 'sfinge'],
      'Turkish Angora': ['angora'],
    },
    Rabbit: {
      'Netherland Dwarf': ['nano', 'coniglio nano'],
      'Holland Lop': ['ariete', 'coniglio ariete'],
    },
  };

/** Words in breeds that name none alone: colors, sizes, coats, countries. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  words(
    'nero nera bianco bianca rosso rossa grigio grigia marrone beige fulvo blu black white red grey gray brown blue crema miele tricolore focato tigrato pezzato dorato golden ' +
      'nano nana medio media grande grandi piccolo piccola gigante taglia mole standard miniature mini toy ' +
      'pelo lungo corto raso ruvido duro forte semilungo long short hair haired longhair shorthair coat ' +
      'italiano inglese tedesco francese belga russo spagnolo americano svizzero scozzese irlandese olandese giapponese italian english german french belgian russian spanish american swiss scottish irish dutch japanese ' +
      'da di del della dei delle d de e and of the dog cat hound terrier spaniel shepherd pastore cane gatto puro pura razza tipo pedigree purebred',
  ),
);

function words(singles: string, ...phrases: readonly string[]): readonly string[] {
  return [...singles.split(' '), ...phrases];
}
