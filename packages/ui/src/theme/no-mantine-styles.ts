/** Shows nothing, in place of what would write Mantine's styles into the body: see ThemeVariables. */
const nothing = () => null;

/** @public asked for by Mantine's own code */
export const MantineCssVariables = nothing;
/** @public asked for by Mantine's own code */
export const MantineClasses = nothing;
