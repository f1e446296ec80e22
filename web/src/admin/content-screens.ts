import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** What the office writes and shows, in the order of the menu. */
export const CONTENT_SCREENS = {
  officePressReleases: {
    pattern: '/admin/press-releases',
    access: 'signed-in',
    name: { icon: 'releases', label: m['office.menu.releases'] },
    menu: 'content',
    permission: 'press_release.view',
    load: async () => (await import('./press-releases/list/releases-page.tsx')).ReleasesPage,
  },
  releaseTemplates: {
    pattern: '/admin/press-releases/templates',
    access: 'signed-in',
    name: { icon: 'copy', label: m['office.templates.title'] },
    menu: 'content',
    permission: 'press_release_template.view',
    load: async () => (await import('./press-releases/templates/templates-page.tsx')).TemplatesPage,
  },
  releaseTemplate: {
    pattern: '/admin/press-releases/templates/:id',
    access: 'signed-in',
    permission: 'press_release_template.view',
    load: async () => (await import('./press-releases/templates/template-page.tsx')).TemplatePage,
  },
  officePressRelease: {
    pattern: '/admin/press-releases/:id',
    access: 'signed-in',
    permission: 'press_release.view',
    load: async () => (await import('./press-releases/page/editor-page.tsx')).ReleaseEditorPage,
  },
  officeGalleryTree: {
    pattern: '/admin/gallery',
    access: 'signed-in',
    name: { icon: 'gallery', label: m['office.menu.galleries'] },
    menu: 'content',
    permission: 'gallery_tree.view',
    load: async () => (await import('./press-gallery/tree/tree-page.tsx')).TreePage,
  },
  officeGallery: {
    pattern: '/admin/gallery/:id',
    access: 'signed-in',
    permission: 'gallery.view',
    load: async () => (await import('./press-gallery/gallery/gallery-page.tsx')).GalleryPage,
  },
  officeMagazines: {
    pattern: '/admin/magazines',
    access: 'signed-in',
    name: { icon: 'magazine', label: m['office.menu.magazines'] },
    menu: 'content',
    permission: 'magazine.view',
    load: async () => (await import('./magazines/magazines-page.tsx')).MagazinesPage,
  },
  officeMagazine: {
    pattern: '/admin/magazines/:id',
    access: 'signed-in',
    permission: 'magazine.view',
    load: async () => (await import('./magazines/magazine-page.tsx')).MagazinePage,
  },
  officePressKits: {
    pattern: '/admin/press-kits',
    access: 'signed-in',
    name: { icon: 'kit', label: m['office.menu.kits'] },
    menu: 'content',
    permission: 'press_kit.view',
    load: async () => (await import('./press-kit/kits-page.tsx')).KitsPage,
  },
  officePressKit: {
    pattern: '/admin/press-kits/:id',
    access: 'signed-in',
    permission: 'press_kit.view',
    load: async () => (await import('./press-kit/kit-page.tsx')).KitPage,
  },
  officeMedia: {
    pattern: '/admin/media',
    access: 'signed-in',
    name: { icon: 'file', label: m['office.menu.media'] },
    menu: 'content',
    permission: 'asset.view',
    load: async () => (await import('./media/list/media-page.tsx')).MediaPage,
  },
  officeAsset: {
    pattern: '/admin/media/:id',
    access: 'signed-in',
    permission: 'asset.view',
    load: async () => (await import('./media/detail/asset-page.tsx')).AssetPage,
  },
  officeEvents: {
    pattern: '/admin/events',
    access: 'signed-in',
    name: { icon: 'calendar', label: m['office.fair.events.title'] },
    menu: 'content',
    permission: 'event.view',
    load: async () => (await import('./events/events-page.tsx')).EventsPage,
  },
  officeEvent: {
    pattern: '/admin/events/:id',
    access: 'signed-in',
    permission: 'event.view',
    load: async () => (await import('./events/event-page.tsx')).EventPage,
  },
} as const satisfies Record<string, OfficeScreen>;
