export const LANDSCAPE = { width: 1600, height: 1067 };
export const WIDE = { width: 1600, height: 900 };
export const CLASSIC = { width: 1600, height: 1200 };
export const SQUARE = { width: 1600, height: 1600 };
export const PORTRAIT = { width: 1067, height: 1600 };
export const PANORAMA = { width: 1920, height: 720 };
