import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const px = (value: number) => `${value / 16}rem`;

/**
 * Mantine expects ten shades of a color. Its derived roles are set in mantine-colors.css, so that these shades follow
 * the color scheme too.
 */
const pine: MantineColorsTuple = [
  'var(--z-pine-50)',
  'var(--z-pine-50)',
  'var(--z-pine-100)',
  'var(--z-pine-300)',
  'var(--z-pine-300)',
  'var(--z-pine-500)',
  'var(--z-pine-500)',
  'var(--z-pine-600)',
  'var(--z-pine-700)',
  'var(--z-pine-900)',
];

const apricot: MantineColorsTuple = [
  'var(--z-apricot-50)',
  'var(--z-apricot-50)',
  'var(--z-apricot-100)',
  'var(--z-apricot-400)',
  'var(--z-apricot-400)',
  'var(--z-apricot-500)',
  'var(--z-apricot-500)',
  'var(--z-apricot-700)',
  'var(--z-apricot-700)',
  'var(--z-apricot-700)',
];

interface Measures {
  fontSizes: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string>;
  headings: Record<'h1' | 'h2' | 'h3' | 'h4', string>;
}

/** All controls default to `md`; its height is a variable of controls.css. */
const medium = { defaultProps: { size: 'md' } };

/** Scroll locking works without a style on the body. */
const withoutBodyStyle = { defaultProps: { removeScrollProps: { removeScrollBar: false } } };

function createTheme({ fontSizes, headings }: Measures): MantineThemeOverride {
  const heading = (fontSize: string, fontWeight = '600') => ({
    fontSize,
    lineHeight: '1.25',
    fontWeight,
  });
  return {
    primaryColor: 'pine',
    primaryShade: 6,
    colors: { pine, apricot },
    fontFamily: 'var(--z-font)',
    fontSizes,
    headings: {
      fontFamily: 'var(--z-font)',
      fontWeight: '600',
      sizes: {
        h1: heading(headings.h1),
        h2: heading(headings.h2),
        h3: heading(headings.h3),
        h4: heading(headings.h4),
      },
    },
    radius: {
      xs: 'var(--z-radius-small)',
      sm: 'var(--z-radius-small)',
      md: 'var(--z-radius-control)',
      lg: 'var(--z-radius-card)',
      xl: 'var(--z-radius-full)',
    },
    defaultRadius: 'md',
    spacing: { xs: px(8), sm: px(12), md: px(16), lg: px(20), xl: px(32) },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      // The placeholder for the initial focus is not a menu item, which menus must not contain.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      ModalRoot: withoutBodyStyle,
      DrawerRoot: withoutBodyStyle,
      Button: medium,
      ActionIcon: { defaultProps: { size: 'md', variant: 'subtle' } },
      Input: medium,
      InputWrapper: medium,
      Checkbox: { defaultProps: { size: 'md', radius: 'sm' } },
      Radio: medium,
      Switch: medium,
    },
  };
}

/** Dense: 14 px base size, 34 px controls. */
export const clinicTheme = createTheme({
  fontSizes: { xs: px(12), sm: px(13), md: px(14), lg: px(16), xl: px(20) },
  headings: { h1: px(26), h2: px(20), h3: px(16), h4: px(14) },
});

/** Spacious: 16 px base size, 48 px controls. */
export const ownerTheme = createTheme({
  fontSizes: { xs: px(12.5), sm: px(14), md: px(16), lg: px(18), xl: px(22) },
  headings: { h1: px(28), h2: px(22), h3: px(18), h4: px(16) },
});
