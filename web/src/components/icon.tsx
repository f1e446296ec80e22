/** Line icons on a 24-unit grid, made of squares, diagonals and quarter circles. */
const SHAPES = {
  releases: 'M4 4h16v16H4zM4 9h16M8 13h8M8 16.5h5',
  gallery: 'M4 4h16v16H4zM4 20 12 11l8 9M15 8.5h2',
  magazine: 'M12 6v14M12 6 4 4v14l8 2 8-2V4z',
  world: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c5 5 5 11 0 16-5-5-5-11 0-16Z',
  kit: 'M4 8h16v12H4zM9 8V4h6v4M4 13h16',
  basket: 'M4 10h16l-2 10H6zM8 10l4-6 4 6',
  contact: 'M4 5h16v14H4zM4 5l8 8 8-8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5 5 19',
  collapse: 'M4 4h16v16H4zM9.5 4v16M16 9l-3 3 3 3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  chevron: 'm7 10 5 5 5-5',
  back: 'M20 12H4M10 6l-6 6 6 6',
  next: 'M4 12h16M14 6l6 6-6 6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20a8 8 0 0 1 16 0z',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0zM15 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.5a6.5 6.5 0 0 1 4 5.5h-3',
  look: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  file: 'M6 4h8l4 4v12H6zM14 4v4h4',
  video: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  check: 'm4 12 5 5L20 6',
  eye: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  hidden: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12ZM4.5 19.5l15-15',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3.5 2',
  help: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.5 10a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16v.5',
  alert: 'M12 4 21 20H3zM12 10v5M12 17.5v.5',
  up: 'm7 14 5-5 5 5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  fitWidth: 'M4 4v16M20 4v16M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3',
  fitPage: 'M6 3h12v18H6zM12 7v10M9.5 9.5 12 7l2.5 2.5M9.5 14.5 12 17l2.5-2.5',
  contents: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  figures: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6M20 16V6',
  plainText: 'M4 5h16M4 10h16M4 15h16M4 20h9',
  key: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 12h9M18 12v4M21 12v3',
  company: 'M4 20V9l5 3V9l5 3V4h6v16zM8 16h2M14 16h2',
  brand: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5v.5',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5 17h2v2H5z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M13 5.5h4v5h-4zM7 13.5h4v5H7z',
  share: 'M12 15V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2',
  link: 'M10 14l4-4M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
