/** The problems of a source by their codes, with the values of their sentences, which stand in `i18n/problems`. */

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly import: Positioned<ImportProblems>;
    readonly import_warning: ImportWarnings;
    readonly import_dropped: Readonly<Record<DroppedKind, object>>;
  }
}

/** A position in a source. */
export interface SourcePosition {
  /** The file as the operator named it, or its path inside a folder or archive. */
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse that is read there, such as `NUM 6:26`; absent outside of verses. */
  readonly verse?: string;
}

/** Every problem may have a position, which its sentence begins with. */
type Positioned<Problems> = {
  readonly [Code in keyof Problems]: Problems[Code] & { readonly position?: SourcePosition };
};

/** A document for people to read, in which verses cannot be told apart. */
export type DocumentKind = "pdf" | "word" | "opendocument" | "rtf" | "ebook" | "spreadsheet" | "web_page" | "image";

/** Errors of a source that cannot be opened, or is of no format. `path` is as the operator wrote it. */
export interface SourceProblems {
  readonly not_found: { readonly path: string };
  readonly no_permission: { readonly path: string };
  /** The `cause` tells why. */
  readonly unreadable: { readonly path: string };
  /** Neither a file nor a folder. */
  readonly no_regular_file: { readonly path: string };
  readonly nested_too_deep: { readonly path: string };
  readonly too_many_files: { readonly path: string; readonly max: number };
  readonly empty_file: { readonly path: string };
  readonly empty_source: { readonly path: string };
  readonly no_verses: { readonly path: string; readonly format: string };
  readonly document: { readonly path: string; readonly kind: DocumentKind };
  readonly unknown_format: { readonly path: string; readonly formats: readonly string[] };
  readonly utf16: object;
  readonly binary: object;
  readonly not_utf8: object;
  /** An archive of another kind, or one within another. */
  readonly nested_archive: object;
  readonly wrong_bytes: { readonly encoding: string };
  readonly unknown_encoding: { readonly encoding: string };
  readonly file_too_large: { readonly bytes: number; readonly max: number };
  readonly source_too_large: { readonly bytes: number; readonly max: number };
  /** Metadata with elements within elements, as none have. */
  readonly metadata_too_deep: { readonly max: number };
  readonly metadata_too_large: { readonly bytes: number; readonly max: number };
  /** The import takes more processor time than any Bible does. */
  readonly too_slow: { readonly seconds: number };
  readonly too_much_memory: { readonly bytes: number };
  readonly missing_fields: { readonly fields: readonly HeaderField[] };
  /** A field of the header is longer than a translation file can hold. */
  readonly long_field: {
    readonly field: "name" | "copyright";
    readonly length: number;
    readonly max: number;
  };
  readonly invalid_code: { readonly code: string };
  readonly invalid_language: { readonly language: string };
}

/** A field of a translation's header. */
export type HeaderField = "code" | "name" | "language" | "copyright";

/** Errors of zip and gzip files. */
export interface ArchiveProblems {
  readonly zip_cut_off: { readonly archive: string };
  readonly zip_damaged: { readonly archive: string };
  readonly zip64: { readonly archive: string };
  readonly zip_too_many_files: {
    readonly archive: string;
    readonly count: number;
    readonly max: number;
  };
  /** It names a file outside of itself. */
  readonly zip_outside: ZipMember;
  readonly zip_twice: ZipMember;
  readonly zip_encrypted: { readonly archive: string };
  readonly zip_overlap: { readonly archive: string };
  readonly zip_bomb: ZipMember & { readonly packed: number; readonly bytes: number };
  readonly zip_method: ZipMember & { readonly method: number };
  readonly zip_member_cut_off: ZipMember;
  readonly zip_checksum: ZipMember;
  /** It unpacks to more than the directory says. */
  readonly zip_wrong_size: ZipMember & { readonly bytes: number };
  readonly zip_member_damaged: ZipMember;
  readonly gzip_too_large: { readonly name: string; readonly max: number };
  readonly gzip_damaged: { readonly name: string };
}

interface ZipMember {
  readonly archive: string;
  readonly name: string;
}

/** Errors of XML that is not well formed. */
export interface XmlProblems {
  /** The file ends within an element. */
  readonly xml_cut_off: { readonly open: string };
  readonly xml_no_element: object;
  readonly xml_text_outside: object;
  readonly xml_bare_less_than: object;
  readonly xml_bare_ampersand: object;
  readonly xml_long_name: { readonly length: number };
  readonly xml_two_roots: object;
  readonly xml_too_deep: { readonly max: number };
  readonly xml_malformed_tag: { readonly name: string };
  readonly xml_attribute_twice: { readonly element: string; readonly name: string };
  readonly xml_too_many_attributes: { readonly element: string; readonly max: number };
  readonly xml_long_attribute: { readonly name: string; readonly length: number };
  readonly xml_malformed_end_tag: object;
  readonly xml_wrong_end_tag: { readonly name: string; readonly open: string | undefined };
  readonly xml_malformed_declaration: object;
  /** A document type that declares something. */
  readonly xml_declarations: object;
  readonly xml_unfinished: {
    readonly part: "processing_instruction" | "comment" | "cdata" | "document_type";
  };
  readonly xml_unknown_entity: { readonly entity: string };
  readonly xml_no_character: { readonly written: string };
}

/** Errors of the books, chapters and verses in a source. */
export interface VerseProblems {
  readonly too_many_verses: { readonly verses: number; readonly characters: number };
  readonly too_many_lines: { readonly max: number };
  readonly long_heading: { readonly max: number };
  readonly long_note: { readonly max: number };
  readonly long_verse: { readonly max: number };
  /** A verse comes so often that its text is longer than any verse's. */
  readonly repeated_verse: { readonly verse: string; readonly length: number };
  readonly book_twice: { readonly book: string };
  readonly book_in_two_files: {
    readonly book: string;
    readonly one: string;
    readonly other: string;
  };
  readonly unknown_book: { readonly written: string };
  readonly unknown_book_id: { readonly written: string };
  /** A book of Zefania by its `bnumber`. */
  readonly unknown_book_number: { readonly written: string; readonly name: string };
  readonly no_book_id: object;
  readonly invalid_chapter: { readonly written: string };
  readonly invalid_verse: { readonly written: string };
  readonly invalid_label: { readonly written: string };
  readonly invalid_row: { readonly found: string };
  /** Beside the labels of a BibleNLP text there is not one text. */
  readonly several_texts: { readonly references: string; readonly count: number };
  readonly different_lengths: { readonly references: string; readonly than: "more" | "fewer" };
  readonly osis_too_deep: { readonly max: number };
}

/** Errors of a module of The SWORD Project. */
export interface SwordProblems {
  readonly sword_several: { readonly count: number; readonly names: readonly string[] };
  readonly sword_no_module: object;
  readonly sword_beyond_texts: object;
  readonly sword_short_block: { readonly block: number };
  readonly sword_no_block: { readonly block: number };
  readonly sword_block_cut_off: { readonly block: number };
  readonly sword_damaged_block: { readonly block: number };
  readonly sword_blocks_too_large: { readonly module: string; readonly max: number };
  readonly sword_block_too_large: {
    readonly module: string;
    readonly bytes: number;
    readonly max: number;
  };
  readonly sword_compression: { readonly module: string; readonly type: string };
  readonly sword_no_data: { readonly module: string; readonly dataPath: string };
  readonly sword_no_bible: { readonly module: string; readonly driver: string };
  readonly sword_enciphered: { readonly module: string };
  readonly sword_encoding: { readonly module: string; readonly encoding: string };
  readonly sword_markup: { readonly module: string; readonly type: string };
  readonly sword_versification: {
    readonly module: string;
    readonly name: string;
    readonly known: readonly string[];
  };
  /** The index has more entries than the versification has verses. */
  readonly sword_long_index: SwordIndex;
}

/** The index of a testament, and the entries that its versification expects. */
interface SwordIndex {
  readonly module: string;
  readonly testament: "ot" | "nt";
  readonly count: number;
  readonly expected: number;
}

/** The errors of a source that cannot be imported. */
export interface ImportProblems extends SourceProblems, ArchiveProblems, XmlProblems, VerseProblems, SwordProblems {}

/** The warnings of an import, for a person to look at. */
export interface ImportWarnings {
  readonly file_not_recognised: { readonly format: string };
  readonly file_of_other_format: { readonly other: string; readonly format: string };
  readonly other_publications: { readonly count: number };
  readonly unclosed_element: { readonly name: string };
  readonly missing_end: { readonly name: string };
  readonly unclosed_note: object;
  /** Its words are those of the note around it. */
  readonly nested_note: object;
  /** The others are left out. */
  readonly many_notes: { readonly max: number };
  readonly verse_outside_canon: { readonly label: string };
  readonly no_verse_line: { readonly line: string };
  readonly sword_short_index: SwordIndex;
  readonly unknown_element: { readonly name: string };
  readonly long_book_name: {
    readonly book: string;
    readonly written: string;
    readonly length: number;
  };
  readonly markup_removed: { readonly excerpt: string };
  /** An alternate number whose end marker is missing. */
  readonly unclosed_number: { readonly name: string };
  readonly unclosed_marker: { readonly name: string };
  readonly unclosed_sidebar: object;
  readonly no_space_after_marker: { readonly name: string };
  readonly no_space_before_text: { readonly name: string };
  readonly unknown_character_marker: { readonly name: string };
  readonly unknown_marker: { readonly name: string };
  readonly lone_backslash: object;
  readonly chapter_without_number: { readonly written: string };
  readonly verse_without_number: { readonly written: string };
  readonly unknown_style: { readonly style: string };
  readonly verse_before_chapter: { readonly book: string };
  readonly split_label: object;
  readonly text_outside_verses: { readonly excerpt: string };
  readonly unclosed_heading: object;
  readonly repeated_verse_dropped: { readonly verse: string };
  readonly repeated_verse_joined: { readonly verse: string };
  readonly book_outside_canon: { readonly book: string; readonly verses: number };
}

/** A kind of content that is no verse text and is left out. */
export type DroppedKind =
  | "alternate number"
  | "book heading"
  | "book outside of the canon"
  | "category"
  | "chapter label"
  | "colophon"
  | "cross reference"
  | "figure"
  | "footnote"
  | "front and back matter"
  | "generated text"
  | "heading"
  | "heading without a verse after it"
  | "introduction"
  | "liturgical note"
  | "note sign"
  | "paragraph of the publisher's own kind"
  | "pronunciation"
  | "remark"
  | "script"
  | "sidebar"
  | "table heading"
  | "text before verse 1"
  | "text outside of verses"
  | "variant reading"
  | "word attributes";
