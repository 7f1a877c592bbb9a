/** The page's own writing. What is measured by it is measured again when it has come. */

const FACES = ["400 16px 'Source Serif 4'", "600 16px 'Source Serif 4'", "italic 400 16px 'Source Serif 4'", "400 16px 'Source Sans 3'"];

export const fonts = $state({ ready: false });

export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  fonts.ready = true;
}
