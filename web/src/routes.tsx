import type { ComponentType } from 'react';
import { type LazyScreen, lazyScreen } from './components/lazy-screen.tsx';
import { HomePage } from './features/press-releases/list/home-page.tsx';
import { whenQuiet } from './lib/when-quiet.ts';
import { matches, PATHS } from './paths.ts';

type Screen = { path: string; Component: ComponentType | LazyScreen };

const loadPressRelease = () => import('./features/press-releases/detail/press-release-page.tsx');
const loadPressKit = () => import('./features/press-kit/press-kit-page.tsx');
const loadPressGallery = () => import('./features/press-gallery/press-gallery-page.tsx');
const loadContact = () => import('./features/contact/contact-page.tsx');
const loadLogin = () => import('./features/account/login-page.tsx');
const loadLogout = () => import('./features/account/logout-page.tsx');
const loadSignUp = () => import('./features/account/sign-up/sign-up-page.tsx');
const loadVerifyAccount = () => import('./features/account/links/verify-account-page.tsx');
const loadVerifyEmail = () => import('./features/account/links/verify-email-page.tsx');
const loadForgotPassword = () => import('./features/account/password/forgot-password-page.tsx');
const loadResetPassword = () => import('./features/account/password/reset-password-page.tsx');
const loadChangePassword = () => import('./features/account/password/change-password-page.tsx');
const loadLockScreen = () => import('./features/account/lock/lock-screen-page.tsx');
const loadProfile = () => import('./features/account/profile/profile-page.tsx');
const loadPrivacy = () => import('./features/privacy/privacy-page.tsx');
const loadMagazines = () => import('./features/magazines/list/magazines-page.tsx');
const loadUsers = () => import('./admin/users/list/users-page.tsx');
const loadUser = () => import('./admin/users/detail/user-page.tsx');

const PressReleasePage = lazyScreen(loadPressRelease, 'PressReleasePage');
const PressKitPage = lazyScreen(loadPressKit, 'PressKitPage');
const PressGalleryPage = lazyScreen(loadPressGallery, 'PressGalleryPage');
const ContactPage = lazyScreen(loadContact, 'ContactPage');
const LoginPage = lazyScreen(loadLogin, 'LoginPage');
const LogoutPage = lazyScreen(loadLogout, 'LogoutPage');
const SignUpPage = lazyScreen(loadSignUp, 'SignUpPage');
const VerifyAccountPage = lazyScreen(loadVerifyAccount, 'VerifyAccountPage');
const VerifyEmailPage = lazyScreen(loadVerifyEmail, 'VerifyEmailPage');
const ForgotPasswordPage = lazyScreen(loadForgotPassword, 'ForgotPasswordPage');
const ResetPasswordPage = lazyScreen(loadResetPassword, 'ResetPasswordPage');
const ChangePasswordPage = lazyScreen(loadChangePassword, 'ChangePasswordPage');
const LockScreenPage = lazyScreen(loadLockScreen, 'LockScreenPage');
const ProfilePage = lazyScreen(loadProfile, 'ProfilePage');
const PrivacyPage = lazyScreen(loadPrivacy, 'PrivacyPage');
const ItalianMagazinePage = lazyScreen(loadMagazines, 'ItalianMagazinePage');
const InternationalMagazinePage = lazyScreen(loadMagazines, 'InternationalMagazinePage');
const UsersPage = lazyScreen(loadUsers, 'UsersPage');
const UserPage = lazyScreen(loadUser, 'UserPage');

/** Fetches the likeliest next screen while the reader reads, so that it opens at once and also without a line. */
export function preloadScreens(): void {
  addEventListener('load', () =>
    setTimeout(() => whenQuiet(() => void PressReleasePage.prepare()?.catch(ignore)), PRELOAD_DELAY_MS),
  );
}
const PRELOAD_DELAY_MS = 1500;
// The screen itself says so when it is really wanted and cannot be fetched.
const ignore = () => {};

/** Home is in the first load, the others come on demand. */
export const SCREENS: readonly Screen[] = [
  { path: PATHS.home, Component: HomePage },
  { path: PATHS.pressRelease, Component: PressReleasePage },
  { path: PATHS.pressGallery, Component: PressGalleryPage },
  { path: PATHS.pressKit, Component: PressKitPage },
  { path: PATHS.contactUs, Component: ContactPage },
  { path: PATHS.login, Component: LoginPage },
  { path: PATHS.logout, Component: LogoutPage },
  { path: PATHS.signUp, Component: SignUpPage },
  { path: PATHS.verifyAccount, Component: VerifyAccountPage },
  { path: PATHS.verifyEmail, Component: VerifyEmailPage },
  { path: PATHS.forgotPassword, Component: ForgotPasswordPage },
  { path: PATHS.resetPassword, Component: ResetPasswordPage },
  { path: PATHS.changePassword, Component: ChangePasswordPage },
  { path: PATHS.lockScreen, Component: LockScreenPage },
  { path: PATHS.userProfile, Component: ProfilePage },
  { path: PATHS.userPrivacy, Component: PrivacyPage },
  { path: PATHS.italianMagazine, Component: ItalianMagazinePage },
  { path: PATHS.internationalMagazine, Component: InternationalMagazinePage },
  { path: PATHS.users, Component: UsersPage },
  { path: PATHS.user, Component: UserPage },
];

/** Fetches the code of the screen at a path; null when it is there. */
export function prepareScreen(path: string): Promise<void> | null {
  const Component = SCREENS.find((screen) => matches(screen.path, path))?.Component;
  return Component && 'prepare' in Component ? Component.prepare() : null;
}
