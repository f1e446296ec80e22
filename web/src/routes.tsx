import { type ComponentType, lazy } from 'react';
import { HomePage } from './features/press-releases/list/home-page.tsx';
import { PATHS } from './paths.ts';

type Screen = { path: string; Component: ComponentType };

const loadPressRelease = () => import('./features/press-releases/detail/press-release-page.tsx');
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
const loadUsers = () => import('./admin/users/list/users-page.tsx');
const loadUser = () => import('./admin/users/detail/user-page.tsx');

const PressReleasePage = lazy(async () => ({ default: (await loadPressRelease()).PressReleasePage }));
const LoginPage = lazy(async () => ({ default: (await loadLogin()).LoginPage }));
const LogoutPage = lazy(async () => ({ default: (await loadLogout()).LogoutPage }));
const SignUpPage = lazy(async () => ({ default: (await loadSignUp()).SignUpPage }));
const VerifyAccountPage = lazy(async () => ({ default: (await loadVerifyAccount()).VerifyAccountPage }));
const VerifyEmailPage = lazy(async () => ({ default: (await loadVerifyEmail()).VerifyEmailPage }));
const ForgotPasswordPage = lazy(async () => ({ default: (await loadForgotPassword()).ForgotPasswordPage }));
const ResetPasswordPage = lazy(async () => ({ default: (await loadResetPassword()).ResetPasswordPage }));
const ChangePasswordPage = lazy(async () => ({ default: (await loadChangePassword()).ChangePasswordPage }));
const LockScreenPage = lazy(async () => ({ default: (await loadLockScreen()).LockScreenPage }));
const ProfilePage = lazy(async () => ({ default: (await loadProfile()).ProfilePage }));
const PrivacyPage = lazy(async () => ({ default: (await loadPrivacy()).PrivacyPage }));
const UsersPage = lazy(async () => ({ default: (await loadUsers()).UsersPage }));
const UserPage = lazy(async () => ({ default: (await loadUser()).UserPage }));

/** Fetches the likeliest next screen while the reader reads, so that it opens at once and also without a line. */
export function preloadScreens(): void {
  const quiet = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, PRELOAD_DELAY_MS));
  addEventListener('load', () =>
    setTimeout(() => quiet(() => void loadPressRelease().catch(ignore)), PRELOAD_DELAY_MS),
  );
}
const PRELOAD_DELAY_MS = 1500;
// The screen itself says so when it is really wanted and cannot be fetched.
const ignore = () => {};

/** The screens that exist; the menu shows no entry without one. Home is in the first load, the others come on demand. */
export const SCREENS: readonly Screen[] = [
  { path: PATHS.home, Component: HomePage },
  { path: PATHS.pressRelease, Component: PressReleasePage },
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
  { path: PATHS.users, Component: UsersPage },
  { path: PATHS.user, Component: UserPage },
];

export const SCREEN_PATHS: ReadonlySet<string> = new Set(SCREENS.map((screen) => screen.path));
