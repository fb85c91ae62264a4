const MAY_HAVE_LINKS = /:\/\/|www[.]|@|\d[\d .()/\u00A0\u2011-]{4,}\d/i;

/** Quick test before `findLinks` is loaded; also true for some texts without links. */
export const mayHaveLinks = (text: string): boolean => MAY_HAVE_LINKS.test(text);
