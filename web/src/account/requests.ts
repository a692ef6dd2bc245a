/** The requests of the page of one's account. */

import { ask } from "../lib/api";
import type {
  Account,
  AccountAnswer,
  AddressQuestion,
  AddressRequest,
  AppealRequest,
  ConfirmedAddress,
  FarewellRequest,
  ForgottenRequest,
  LinkInfo,
  LinkPasswordRequest,
  MadeToken,
  NotificationRequest,
  NotificationState,
  PasswordRequest,
  PushEnd,
  PushRequest,
  SessionInfo,
  SignInRequest,
  SignUpRequest,
  TokenInfo,
  TokenRequest,
} from "../wire/types";

export const ownAccount = (): Promise<AccountAnswer> => ask("api/account");

export const signUp = (request: SignUpRequest): Promise<Account> => ask("api/account", request);

export const lookAtLink = (link: string): Promise<LinkInfo> => ask("api/links", { link });

export const setPasswordByLink = (request: LinkPasswordRequest): Promise<Account> =>
  ask("api/links/password", request);

export const signIn = (request: SignInRequest): Promise<Account> => ask("api/sessions", request);

export const signOut = (): Promise<void> => ask("api/sessions/current", undefined, { method: "DELETE" });

export const ownSessions = (): Promise<SessionInfo[]> => ask("api/sessions");

export const endSession = (id: string): Promise<void> =>
  ask(`api/sessions/${encodeURIComponent(id)}`, undefined, { method: "DELETE" });

export const ownTokens = (): Promise<TokenInfo[]> => ask("api/tokens");

export const makeToken = (request: TokenRequest): Promise<MadeToken> => ask("api/tokens", request);

export const revokeToken = (id: string): Promise<void> =>
  ask(`api/tokens/${encodeURIComponent(id)}`, undefined, { method: "DELETE" });

export const changePassword = (request: PasswordRequest): Promise<void> =>
  ask("api/account/password", request);

export const deleteAccount = (request: FarewellRequest): Promise<void> => ask("api/account/delete", request);

export const ownNotifications = (): Promise<NotificationState> => ask("api/account/notifications");

export const wish = (request: NotificationRequest): Promise<NotificationState> =>
  ask("api/account/notifications", request);

export const setAddress = (request: AddressRequest): Promise<NotificationState> =>
  ask("api/account/email", request);

export const askAddress = (request: AddressQuestion): Promise<void> =>
  ask("api/account/email/question", request);

export const confirmAddress = (link: string): Promise<ConfirmedAddress> => ask("api/links/address", { link });

export const askForPassword = (request: ForgottenRequest): Promise<void> =>
  ask("api/links/forgotten", request);

export const stopMail = (stop: string): Promise<void> =>
  ask(`api/mail/${encodeURIComponent(stop)}`, undefined, { method: "POST" });

export const subscribe = (request: PushRequest): Promise<void> => ask("api/account/browsers", request);

export const unsubscribe = (endpoint: string): Promise<void> =>
  ask("api/account/browsers/end", { endpoint } satisfies PushEnd);

export const endBrowser = (id: string): Promise<void> =>
  ask(`api/account/browsers/${encodeURIComponent(id)}`, undefined, { method: "DELETE" });

export const appeal = (ban: string, request: AppealRequest): Promise<void> =>
  ask(`api/account/bans/${encodeURIComponent(ban)}/appeal`, request);

export const readWarning = (warning: string): Promise<void> =>
  ask(`api/account/warnings/${encodeURIComponent(warning)}/read`, {});

export const unblock = (name: string): Promise<void> => ask("api/account/blocks/end", { name });
