/** Replaces Mantine’s `<style>` elements with nothing: the sheets `variables-*.css` contain the theme’s variables. */
const nothing = () => null;

/** @public imported by Mantine through a Vite alias */
export const MantineCssVariables = nothing;
/** @public imported by Mantine through a Vite alias */
export const MantineClasses = nothing;
