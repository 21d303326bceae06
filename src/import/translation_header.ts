import { type BookId, type BookNaming, bookName } from "../canon/mod.ts";
import { isTranslationCode, MAX_HEADER, type TranslationHeader } from "../corpus/mod.ts";
import { type HeaderField, ImportError } from "./import_error.ts";
import type { ImportedTranslation } from "./imported_translation.ts";

/**
 * The languages with a two-letter code (ISO 639-1) and their three-letter code (ISO 639-3).
 *
 * Source: the code tables of ISO 639; the last three are withdrawn codes still met in old files.
 */
const TWO_LETTERS = pairs(`
  aa=aar ab=abk ae=ave af=afr ak=aka am=amh an=arg ar=ara as=asm av=ava ay=aym az=aze ba=bak
  be=bel bg=bul bi=bis bm=bam bn=ben bo=bod br=bre bs=bos ca=cat ce=che ch=cha co=cos cr=cre
  cs=ces cu=chu cv=chv cy=cym da=dan de=deu dv=div dz=dzo ee=ewe el=ell en=eng eo=epo es=spa
  et=est eu=eus fa=fas ff=ful fi=fin fj=fij fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gn=grn
  gu=guj gv=glv ha=hau he=heb hi=hin ho=hmo hr=hrv ht=hat hu=hun hy=hye hz=her ia=ina id=ind
  ie=ile ig=ibo ii=iii ik=ipk io=ido is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kg=kon ki=kik
  kj=kua kk=kaz kl=kal km=khm kn=kan ko=kor kr=kau ks=kas ku=kur kv=kom kw=cor ky=kir la=lat
  lb=ltz lg=lug li=lim ln=lin lo=lao lt=lit lu=lub lv=lav mg=mlg mh=mah mi=mri mk=mkd ml=mal
  mn=mon mr=mar ms=msa mt=mlt my=mya na=nau nb=nob nd=nde ne=nep ng=ndo nl=nld nn=nno no=nor
  nr=nbl nv=nav ny=nya oc=oci oj=oji om=orm or=ori os=oss pa=pan pi=pli pl=pol ps=pus pt=por
  qu=que rm=roh rn=run ro=ron ru=rus rw=kin sa=san sc=srd sd=snd se=sme sg=sag sh=hbs si=sin
  sk=slk sl=slv sm=smo sn=sna so=som sq=sqi sr=srp ss=ssw st=sot su=sun sv=swe sw=swa ta=tam
  te=tel tg=tgk th=tha ti=tir tk=tuk tl=tgl tn=tsn to=ton tr=tur ts=tso tt=tat tw=twi ty=tah
  ug=uig uk=ukr ur=urd uz=uzb ve=ven vi=vie vo=vol wa=wln wo=wol xh=xho yi=yid yo=yor za=zha
  zh=zho zu=zul iw=heb in=ind ji=yid
`);

/** Three-letter codes of bibliography (ISO 639-2/B) that ISO 639-3 writes otherwise. */
const BIBLIOGRAPHIC = pairs(`
  alb=sqi arm=hye baq=eus bur=mya chi=zho cze=ces dut=nld fre=fra geo=kat ger=deu gre=ell
  ice=isl mac=mkd mao=mri may=msa per=fas rum=ron slo=slk tib=bod wel=cym scc=srp scr=hrv
`);

/** Codes that name no language: undetermined, several, none. */
const UNDETERMINED = new Set(["und", "mul", "zxx", "mis"]);

function pairs(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split("=") as [string, string]),
  );
}

/**
 * Returns the three-letter code of a language as sources write it: `sl`, `slv`, `SLV`, `sl-SI`, `slo` (Slovak of old).
 *
 * @returns Undefined where it is no language code.
 */
export function languageCode(written: string): string | undefined {
  const primary = /^\s*([A-Za-z]{2,3})(?:[-_].*)?\s*$/.exec(written)?.[1]?.toLowerCase();
  if (primary === undefined) return undefined;
  if (UNDETERMINED.has(primary)) return undefined;
  if (primary.length === 2) return TWO_LETTERS.get(primary);
  return BIBLIOGRAPHIC.get(primary) ?? primary;
}

/** The metadata that the operator states; it wins over the source's. */
interface StatedMetadata {
  readonly code?: string;
  readonly name?: string;
  readonly language?: string;
  readonly copyright?: string;
  /** `yes` for a part of the Bible on purpose. */
  readonly part?: string;
}

/** The part of an imported translation that its header is made of. */
export interface HeaderSource {
  readonly metadata: ImportedTranslation["metadata"];
  readonly books: ReadonlyMap<BookId, { readonly naming: BookNaming }>;
}

/** The fields that a header must have, in the order in which missing ones are asked for. */
const HEADER_FIELDS: readonly HeaderField[] = ["code", "name", "language", "copyright"];

/**
 * Returns the header of the translation file.
 *
 * @throws {ImportError} If neither the operator nor the source states a field; it names all missing ones.
 */
export function translationHeader(translation: HeaderSource, stated: StatedMetadata): TranslationHeader {
  const found = { ...usable(translation.metadata), ...known(stated) };
  const missing = HEADER_FIELDS.filter((field) => found[field] === undefined);
  if (missing.length > 0) throw new ImportError("missing_fields", { fields: missing });
  const { code, name, language, copyright, part } = found as Required<StatedMetadata>;
  for (const [field, text] of [
    ["name", name],
    ["copyright", copyright],
  ] as const) {
    const max = MAX_HEADER[field];
    if (text.length > max) throw new ImportError("long_field", { field, length: text.length, max });
  }
  if (!isTranslationCode(code)) throw new ImportError("invalid_code", { code });
  const threeLetters = languageCode(language);
  if (threeLetters === undefined) throw new ImportError("invalid_language", { language });
  return {
    code,
    name,
    language: threeLetters,
    copyright,
    ...(part === "yes" && { isPart: true }),
    books: ownNames(translation, threeLetters),
  };
}

/** Returns the source's metadata; a code that no translation can have is left out. */
function usable(metadata: StatedMetadata): StatedMetadata {
  const { code, ...others } = known(metadata);
  const short = code?.replace(/^Bible\./, "");
  return short !== undefined && isTranslationCode(short) ? { ...others, code: short } : others;
}

/** Returns the fields that are not blank, on one line and without control characters. */
function known(metadata: StatedMetadata): StatedMetadata {
  const entries = Object.entries(metadata)
    .map(([field, value]) => [field, (value ?? "").replace(/[\s\p{Cc}\ufffd]+/gu, " ").trim()])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(entries) as StatedMetadata;
}

/** Returns the source's names of books that differ from the language's defaults. */
function ownNames(translation: HeaderSource, language: string): Map<BookId, BookNaming> {
  const names = new Map<BookId, BookNaming>();
  for (const [id, { naming }] of translation.books) {
    const usual = bookName(id, language);
    const { name, abbreviation, alternates } = naming;
    const own: BookNaming = {
      ...(name !== undefined && name !== usual.name && { name }),
      ...(abbreviation !== undefined &&
        abbreviation !== usual.abbreviation && {
          abbreviation,
        }),
      ...(alternates !== undefined && { alternates }),
    };
    if (Object.keys(own).length > 0) names.set(id, own);
  }
  return names;
}
