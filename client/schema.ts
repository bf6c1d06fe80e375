// Generated from the OpenAPI document c2419246781ea791. Do not edit: run `npm run client`.
export interface paths {
    "/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, version, and the list of endpoints and actions
         * @description A cheap request to see whether the API is reachable. `endpoints` lists what `index.php` takes. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs: filter, sort, search, page
         * @description Right `jobs.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `jobs:read`.
         */
        get: operations["getAdminJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one job
         * @description Right `jobs.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `jobs:read`.
         */
        get: operations["getAdminJobsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a dead job
         * @description Right `jobs.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `jobs:write`.
         */
        post: operations["postAdminJobsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Basic settings: names, addresses, languages
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * App settings: theme, features, maintenance
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSettingsApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/admob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AdMob settings of a platform
         * @description With `test_mode` the ids are the public test ids of Google. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSettingsAdmob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publisher, grievance officer and support contacts
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSettingsContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The basic settings for editing
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsBasic"];
        /**
         * Change basic settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminSettingsBasic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change basic settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminSettingsBasic"];
        trace?: never;
    };
    "/api/admin/settings/basic/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of the basic settings, newest first
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsBasicRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/basic/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of the basic settings, and what it changed
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsBasicRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/basic/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the basic settings of a revision as a new edit
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        post: operations["postAdminSettingsBasicRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The app settings for editing
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsApp"];
        /**
         * Change app settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminSettingsApp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change app settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminSettingsApp"];
        trace?: never;
    };
    "/api/admin/settings/app/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of the app settings, newest first
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsAppRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/app/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of the app settings, and what it changed
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsAppRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/app/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the app settings of a revision as a new edit
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        post: operations["postAdminSettingsAppRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/admob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The admob settings for editing
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsAdmob"];
        /**
         * Change admob settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminSettingsAdmob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change admob settings: only the fields that are sent
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminSettingsAdmob"];
        trace?: never;
    };
    "/api/admin/settings/admob/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of the admob settings, newest first
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsAdmobRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/admob/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of the admob settings, and what it changed
         * @description Right `settings.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsAdmobRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/admob/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the admob settings of a revision as a new edit
         * @description Right `settings.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        post: operations["postAdminSettingsAdmobRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in: an access token of 15 minutes and a refresh token of 30 days
         * @description With `cookie: true` the refresh token comes only as an HttpOnly cookie. Without a second factor that the account demands: 401 with the code `otp_required`. No token is needed.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token, which works once, for new tokens
         * @description The old refresh token ends. A browser sends its cookie and the header `X-Dinam-Client` instead of `refresh_token`. No token is needed.
         */
        post: operations["postAuthRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session, by refresh token or access token, or every session
         * @description With `everywhere: true` every session of the user ends. No token is needed.
         */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current user, with failed logins to this account
         * @description Any signed-in user, also before the first password is changed. Not with an API token.
         */
        get: operations["getAuthMe"];
        put?: never;
        /**
         * The current user, with failed logins to this account
         * @description Any signed-in user, also before the first password is changed. Not with an API token.
         */
        post: operations["postAuthMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password: ends every other session and returns new tokens
         * @description Allowed also before the forced change of a first password. Any signed-in user, also before the first password is changed. Not with an API token.
         */
        post: operations["postAuthPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own sessions
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAuthSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAuthSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/totp/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for an authenticator app; active once a code has been confirmed
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAuthTotpSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/totp/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on with a code of the app
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAuthTotpEnable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes; those before end
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAuthTotpRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/totp/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off with the password
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAuthTotpDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users: filter, sort, search, page
         * @description Right `users.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminUsers"];
        put?: never;
        /**
         * Add a user
         * @description Right `users.write`: `owner`. Not with an API token.
         */
        post: operations["postAdminUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one user
         * @description Right `users.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminUsersById"];
        /**
         * Change a user: only the fields that are sent
         * @description Right `users.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminUsersById"];
        post?: never;
        /**
         * Remove a user
         * @description Right `users.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        delete: operations["deleteAdminUsersById"];
        options?: never;
        head?: never;
        /**
         * Change a user: only the fields that are sent
         * @description Right `users.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminUsersById"];
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people: filter, sort, search, page
         * @description Right `people.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `people:read`.
         */
        get: operations["getAdminPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one person
         * @description Right `people.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `people:read`.
         */
        get: operations["getAdminPeopleById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions: filter, sort, search, page
         * @description Right `users.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one session
         * @description Right `users.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSessionsById"];
        put?: never;
        post?: never;
        /**
         * End a session of any user at once
         * @description Right `users.write`: `owner`. Not with an API token.
         */
        delete: operations["deleteAdminSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security settings for editing
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsSecurity"];
        /**
         * Change security settings: only the fields that are sent
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminSettingsSecurity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change security settings: only the fields that are sent
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminSettingsSecurity"];
        trace?: never;
    };
    "/api/admin/settings/security/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of the security settings, newest first
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsSecurityRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/security/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of the security settings, and what it changed
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsSecurityRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/security/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the security settings of a revision as a new edit
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        post: operations["postAdminSettingsSecurityRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/newsroom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsroom settings for editing
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsNewsroom"];
        /**
         * Change newsroom settings: only the fields that are sent
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminSettingsNewsroom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change newsroom settings: only the fields that are sent
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminSettingsNewsroom"];
        trace?: never;
    };
    "/api/admin/settings/newsroom/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of the newsroom settings, newest first
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsNewsroomRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/newsroom/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of the newsroom settings, and what it changed
         * @description Right `security.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminSettingsNewsroomRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/newsroom/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the newsroom settings of a revision as a new edit
         * @description Right `security.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        post: operations["postAdminSettingsNewsroomRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit: filter, sort, search, page
         * @description Right `audit.read`: `editor`, `chief`, `owner`. API tokens need the scope `audit:read`.
         */
        get: operations["getAdminAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one line of the audit trail
         * @description Right `audit.read`: `editor`, `chief`, `owner`. API tokens need the scope `audit:read`.
         */
        get: operations["getAdminAuditById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List api-tokens: filter, sort, search, page
         * @description Your own; an owner lists those of all users. Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminApiTokens"];
        put?: never;
        /**
         * Create an API token of your own: its secret is in this answer only
         * @description Send the token as `Authorization: Bearer`. It never allows more than its user may do at the time of the request. Needs `current_password` or `otp`. Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAdminApiTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one API token
         * @description Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminApiTokensById"];
        put?: never;
        post?: never;
        /**
         * Revoke an API token at once
         * @description One of your own; an owner may revoke any. Right `account.write`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAdminApiTokensById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an e-mail with a link to choose a new password
         * @description The answer is the same whether there is such a user or not. The link works once, within an hour; at most three an hour for an address. No token is needed.
         */
        post: operations["postAuthPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with the token of a one-time link
         * @description Of an invitation, a new password or the first start. It works once. Every session of the user ends; a second factor stays. No token is needed.
         */
        post: operations["postAuthPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a provider for sign-in, and the text of its button
         * @description No token is needed.
         */
        get: operations["getAuthOidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in at the provider: leads the browser there
         * @description For the browser itself, not for `fetch`. The result comes in the fragment of the page of `OIDC_RETURN_URL`: `oidc_code`, or `oidc_error` with a reason. No token is needed.
         */
        get: operations["getAuthOidcStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the provider leads the browser back to; leads on to the web interface
         * @description The redirect address to register at the provider. No token is needed.
         */
        get: operations["getAuthOidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the code of a sign-in at the provider for tokens
         * @description The code is valid for a minute, once, and with the cookie that `start` set. Dinam does not ask for its own second factor: that is up to the provider. No token is needed.
         */
        post: operations["postAuthOidcSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities by prefix of a name, or nearest to a point
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Children of the place `parent`, or all places of a `type`; default: the countries
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPlacesTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One place with its ancestors, by slug, id or code
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPlacesBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change places from CSV: all of the file or nothing
         * @description Errors name the line and the column. With `dry_run` nothing is written. Right `places.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `places:write`. The body may also be a file: text/csv.
         */
        post: operations["postAdminPlacesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List places: filter, sort, search, page
         * @description Right `places.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `places:read`.
         */
        get: operations["getAdminPlaces"];
        put?: never;
        /**
         * Add a place
         * @description Right `places.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `places:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one place
         * @description Right `places.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `places:read`.
         */
        get: operations["getAdminPlacesById"];
        /**
         * Change a place: only the fields that are sent
         * @description Right `places.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `places:write`.
         */
        put: operations["putAdminPlacesById"];
        post?: never;
        /**
         * Remove a place
         * @description Right `places.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `places:write`.
         */
        delete: operations["deleteAdminPlacesById"];
        options?: never;
        head?: never;
        /**
         * Change a place: only the fields that are sent
         * @description Right `places.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `places:write`.
         */
        patch: operations["patchAdminPlacesById"];
        trace?: never;
    };
    "/api/admin/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order categories: each gets the `sort_order` of its place in the list, all or nothing
         * @description Right `categories.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `categories:write`.
         */
        post: operations["postAdminCategoriesOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories: filter, sort, search, page
         * @description Right `categories.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `categories:read`.
         */
        get: operations["getAdminCategories"];
        put?: never;
        /**
         * Add a category
         * @description Right `categories.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `categories:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one category
         * @description Right `categories.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `categories:read`.
         */
        get: operations["getAdminCategoriesById"];
        /**
         * Change a category: only the fields that are sent
         * @description Right `categories.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `categories:write`.
         */
        put: operations["putAdminCategoriesById"];
        post?: never;
        /**
         * Remove a category
         * @description Right `categories.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `categories:write`.
         */
        delete: operations["deleteAdminCategoriesById"];
        options?: never;
        head?: never;
        /**
         * Change a category: only the fields that are sent
         * @description Right `categories.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `categories:write`.
         */
        patch: operations["patchAdminCategoriesById"];
        trace?: never;
    };
    "/api/v1/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of the almanac at a place, 1 to 62; default: this month
         * @description Stored days lie over the computed ones; `source` and `overridden` say where. Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day of the almanac at a place; default: today
         * @description Names are in `lang`, times carry the offset of the place. `include` adds choghadiya, hora, lagna, planets and more. Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month of the almanac at a place, in short; default: this month
         * @description One short row for each day, for a calendar page. Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/muhurta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Good and bad times of a day at a place; default: today
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangMuhurta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/festivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Festivals and vratas of a year or a range at a place; default: this year, every region
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangFestivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next days of a festival or vrata at a place; default: from today
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * iCalendar of festivals at a place, by default for this year and the next
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getPanchangCalendarIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List panchang: filter, sort, search, page
         * @description Right `almanac.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `panchang:read`.
         */
        get: operations["getAdminPanchang"];
        put?: never;
        /**
         * Add a stored day
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. API tokens need the scope `panchang:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminPanchang"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/panchang/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one stored day (by id, or by date and `city`)
         * @description Right `almanac.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `panchang:read`.
         */
        get: operations["getAdminPanchangByDay"];
        /**
         * Change a stored day: only the fields that are sent (by id, or by date and `city`)
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `panchang:write`.
         */
        put: operations["putAdminPanchangByDay"];
        post?: never;
        /**
         * Remove a stored day (by id, or by date and `city`)
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `panchang:write`.
         */
        delete: operations["deleteAdminPanchangByDay"];
        options?: never;
        head?: never;
        /**
         * Change a stored day: only the fields that are sent (by id, or by date and `city`)
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `panchang:write`.
         */
        patch: operations["patchAdminPanchangByDay"];
        trace?: never;
    };
    "/api/admin/festivals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change festivals from CSV: all of the file or nothing; at most 1,000 rows
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. API tokens need the scope `festivals:write`. The body may also be a file: text/csv.
         */
        post: operations["postAdminFestivalsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/festivals/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the festivals of a year to another: all of them or none; those that are there already are skipped
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. API tokens need the scope `festivals:write`.
         */
        post: operations["postAdminFestivalsCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/festivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List festivals: filter, sort, search, page
         * @description Right `almanac.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `festivals:read`.
         */
        get: operations["getAdminFestivals"];
        put?: never;
        /**
         * Add a festival
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. API tokens need the scope `festivals:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminFestivals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/festivals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one festival
         * @description Right `almanac.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `festivals:read`.
         */
        get: operations["getAdminFestivalsById"];
        /**
         * Change a festival: only the fields that are sent
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `festivals:write`.
         */
        put: operations["putAdminFestivalsById"];
        post?: never;
        /**
         * Remove a festival
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `festivals:write`.
         */
        delete: operations["deleteAdminFestivalsById"];
        options?: never;
        head?: never;
        /**
         * Change a festival: only the fields that are sent
         * @description Right `almanac.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `festivals:write`.
         */
        patch: operations["patchAdminFestivalsById"];
        trace?: never;
    };
    "/api/v1/horoscope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Predictions of a period, by sign; default: daily, today
         * @description A sign is accepted as a number, in English, Sanskrit or any language of the service. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getHoroscope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The twelve signs today; `prediction` is null where none was written
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getHoroscopeToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The twelve signs with their names in every language
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getHoroscopeSigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/compatibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compatibility of two signs; vedic: sign1 is of the groom, sign2 of the bride
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getHoroscopeCompatibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/horoscope/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write predictions of several signs, days and languages; one that is there is changed: all or nothing; at most 200
         * @description Right `horoscope.write`: `editor`, `chief`, `owner`. API tokens need the scope `horoscope:write`.
         */
        post: operations["postAdminHoroscopeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/horoscope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List horoscope: filter, sort, search, page
         * @description Right `horoscope.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `horoscope:read`.
         */
        get: operations["getAdminHoroscope"];
        put?: never;
        /**
         * Add a prediction
         * @description Right `horoscope.write`: `editor`, `chief`, `owner`. API tokens need the scope `horoscope:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminHoroscope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/horoscope/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one prediction
         * @description Right `horoscope.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `horoscope:read`.
         */
        get: operations["getAdminHoroscopeById"];
        /**
         * Change a prediction: only the fields that are sent
         * @description Right `horoscope.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `horoscope:write`.
         */
        put: operations["putAdminHoroscopeById"];
        post?: never;
        /**
         * Remove a prediction
         * @description Right `horoscope.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `horoscope:write`.
         */
        delete: operations["deleteAdminHoroscopeById"];
        options?: never;
        head?: never;
        /**
         * Change a prediction: only the fields that are sent
         * @description Right `horoscope.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `horoscope:write`.
         */
        patch: operations["patchAdminHoroscopeById"];
        trace?: never;
    };
    "/api/v1/shopping/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products with a running deal
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getShoppingDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getShoppingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, by id or slug (the number at the end of the slug decides)
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getShoppingProductsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured products
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getShoppingFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of products, with the number of products in each
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getShoppingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change products from CSV: all of the file or nothing; at most 1,000 rows
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `products:write`. The body may also be a file: text/csv.
         */
        post: operations["postAdminProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order products: each gets the `sort_order` of its place in the list, all or nothing
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `products:write`.
         */
        post: operations["postAdminProductsOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products: filter, sort, search, page
         * @description Right `shopping.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `products:read`.
         */
        get: operations["getAdminProducts"];
        put?: never;
        /**
         * Add a product
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `products:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one product
         * @description Right `shopping.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `products:read`.
         */
        get: operations["getAdminProductsById"];
        /**
         * Change a product: only the fields that are sent
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `products:write`.
         */
        put: operations["putAdminProductsById"];
        post?: never;
        /**
         * Remove a product
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `products:write`.
         */
        delete: operations["deleteAdminProductsById"];
        options?: never;
        head?: never;
        /**
         * Change a product: only the fields that are sent
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `products:write`.
         */
        patch: operations["patchAdminProductsById"];
        trace?: never;
    };
    "/api/admin/product-categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order product-categories: each gets the `sort_order` of its place in the list, all or nothing
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `product-categories:write`.
         */
        post: operations["postAdminProductCategoriesOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product-categories: filter, sort, search, page
         * @description Right `shopping.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `product-categories:read`.
         */
        get: operations["getAdminProductCategories"];
        put?: never;
        /**
         * Add a product category
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `product-categories:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminProductCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one product category
         * @description Right `shopping.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `product-categories:read`.
         */
        get: operations["getAdminProductCategoriesById"];
        /**
         * Change a product category: only the fields that are sent
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `product-categories:write`.
         */
        put: operations["putAdminProductCategoriesById"];
        post?: never;
        /**
         * Remove a product category
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `product-categories:write`.
         */
        delete: operations["deleteAdminProductCategoriesById"];
        options?: never;
        head?: never;
        /**
         * Change a product category: only the fields that are sent
         * @description Right `shopping.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `product-categories:write`.
         */
        patch: operations["patchAdminProductCategoriesById"];
        trace?: never;
    };
    "/api/v1/update/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Update check: whether an app should or must update
         * @description A phone is within a gradual roll-out by a stable hash of `installation_id`. Without a release everything is null. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getUpdateCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest version of a platform
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getUpdateLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases: filter, sort, search, page
         * @description Right `releases.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `releases:read`.
         */
        get: operations["getAdminReleases"];
        put?: never;
        /**
         * Add a release
         * @description Right `releases.write`: `owner`. API tokens need the scope `releases:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one release
         * @description Right `releases.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `releases:read`.
         */
        get: operations["getAdminReleasesById"];
        /**
         * Change a release: only the fields that are sent
         * @description Right `releases.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `releases:write`.
         */
        put: operations["putAdminReleasesById"];
        post?: never;
        /**
         * Remove a release
         * @description Right `releases.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `releases:write`.
         */
        delete: operations["deleteAdminReleasesById"];
        options?: never;
        head?: never;
        /**
         * Change a release: only the fields that are sent
         * @description Right `releases.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `releases:write`.
         */
        patch: operations["patchAdminReleasesById"];
        trace?: never;
    };
    "/api/v1/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public key of Web Push for subscriptions of browsers
         * @description 404: Web Push is not set up. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a notification was opened; a device counts once
         * @description Counted once for each device; an unknown notification is 404. No token is needed.
         */
        post: operations["postNotificationsByIdOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for push, or update it (200 when it is registered)
         * @description Call it at each start of the app. It answers 201 for a new device, else 200. No token is needed.
         */
        post: operations["postDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{installation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unregister a device
         * @description No token is needed.
         */
        delete: operations["deleteDevicesByInstallationId"];
        options?: never;
        head?: never;
        /**
         * Update a device: only the fields that are sent
         * @description No token is needed.
         */
        patch: operations["patchDevicesByInstallationId"];
        trace?: never;
    };
    "/api/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications: filter, sort, search, page
         * @description Right `push.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `notifications:read`.
         */
        get: operations["getAdminNotifications"];
        put?: never;
        /**
         * Send a push notification, or schedule it with `scheduled_at`
         * @description With `dry_run` only checked and counted (200); else 202: the message is sent in batches, `status` and `counts` show how far it is. Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one notification
         * @description Right `push.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `notifications:read`.
         */
        get: operations["getAdminNotificationsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Number of devices of a target
         * @description Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to one device at once; nothing is stored
         * @description The message carries `notification_id` 0. Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a notification: what is left of it waits
         * @description Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsByIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused notification
         * @description Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsByIdResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a notification to everybody that somebody else wants to send
         * @description Right `push.all`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsByIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a notification that waits for approval: it is cancelled
         * @description Right `push.all`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a notification: what is left of it is not sent
         * @description Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `notifications:write`.
         */
        post: operations["postAdminNotificationsByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices: filter, sort, search, page
         * @description Right `devices.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `devices:read`.
         */
        get: operations["getAdminDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one device
         * @description Right `devices.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `devices:read`.
         */
        get: operations["getAdminDevicesById"];
        put?: never;
        post?: never;
        /**
         * Remove a device; it is added again when its app registers
         * @description Right `devices.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `devices:write`.
         */
        delete: operations["deleteAdminDevicesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of a language, newest first
         * @description With `updated_after` only what changed, in the order of the change, removed items as `{id, deleted, updated_at}`. With `id` or `slug` the one item. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest news
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/breaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Breaking news that has not expired
         * @description An item leaves the list at `breaking_until`. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsBreaking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories with the number of items in the language
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending items, filled up with the newest
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item, by id or slug (the number at the end of the slug decides)
         * @description The text after the number may differ from the current slug: old links keep working. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Related items, by tags, places, category and words of the title
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsBySlugRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that the item was opened; with `installation_id` once an hour for each phone
         * @description No token is needed.
         */
        post: operations["postNewsByIdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search news by words, most relevant first
         * @description See the rules of search in the text of the tag. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completions of a search that is being typed
         * @description For the search field: ask after each letter; the answers are cached. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getSearchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news: filter, sort, search, page
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNews"];
        put?: never;
        /**
         * Add a news item
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one news item
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsById"];
        /**
         * Change a news item; of a published one, its working copy unless `apply=now`
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        put: operations["putAdminNewsById"];
        post?: never;
        /**
         * Remove a news item from the trash for good
         * @description Right `news.delete`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        delete: operations["deleteAdminNewsById"];
        options?: never;
        head?: never;
        /**
         * Change a news item; of a published one, its working copy unless `apply=now`
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        patch: operations["patchAdminNewsById"];
        trace?: never;
    };
    "/api/admin/news/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many stories there are by status, language, category, type and author, under the filters of the list
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish now, or at `published_at`: a future time schedules
         * @description Right `news.publish`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to draft
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdUnpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a draft for review
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a story in review: it returns to draft, with a note
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive: no longer visible to readers
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move to the trash
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from the trash in the earlier state (published as a draft), or from the archive as a draft
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply one action to up to 200 items: all of them or none
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/trash/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the trash: remove its items for good
         * @description This cannot be undone. Right `news.empty_trash`: `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsTrashEmpty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/lease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take or renew the edit lock for two minutes
         * @description Another editor may hold it: `take_over` takes it from them. Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdLease"];
        /**
         * Release the edit lock
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        delete: operations["deleteAdminNewsByIdLease"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The revisions of an item, newest first
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/revisions/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Differences between two revisions, texts by words
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdRevisionsDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/revisions/{rev}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One revision of an item
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdRevisionsByRev"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/revisions/{rev}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the content of a revision as a new edit
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdRevisionsByRevRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a correction for readers
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/corrections/{correction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a correction
         * @description Right `news.review`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        delete: operations["deleteAdminNewsByIdCorrectionsByCorrection"];
        options?: never;
        head?: never;
        /**
         * Change a correction
         * @description Right `news.review`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        patch: operations["patchAdminNewsByIdCorrectionsByCorrection"];
        trace?: never;
    };
    "/api/admin/news/{id}/working-copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unpublished changes of a published story
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdWorkingCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save to the working copy; `if-match: "0"` begins one, null: nothing differs from the story any more
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `news:write`.
         */
        patch: operations["patchAdminNewsByIdWorkingCopy"];
        trace?: never;
    };
    "/api/admin/news/{id}/working-copy/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the changes for review
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdWorkingCopySubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/working-copy/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give submitted or scheduled changes back, with a note
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdWorkingCopyReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/publish-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the changes of the working copy now, or at `publish_at`
         * @description Right `news.publish`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdPublishChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard the changes of the working copy
         * @description Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview links of a story, newest first
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdPreviews"];
        put?: never;
        /**
         * Create a signed link that shows the story, published or not, and its unpublished changes
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdPreviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/previews/{preview}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a preview link at once
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        delete: operations["deleteAdminNewsByIdPreviewsByPreview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A story by a preview link: as its readers would get it, never cached
         * @description No token is needed.
         */
        get: operations["getPreviewsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of an item, newest first, also after it was removed
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of a story in its languages, and the missing languages
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdTranslations"];
        put?: never;
        /**
         * Create a draft of the story in another language: fields that are not sent are copied
         * @description The draft joins the `translation_group` of the story. Right `news.write`: `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview of publish-and-notify, by language
         * @description Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/publish-and-notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or schedule, and notify the phones of each language in that language
         * @description The push goes out with the publication, also when that is scheduled. Right `push.send`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `news:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminNewsByIdPublishAndNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submissions, newest first; contributors see their own
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `submissions:read`.
         */
        get: operations["getAdminSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a submission: the story stays in review for the editors, and counts in the ledger
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `submissions:write`.
         */
        post: operations["postAdminSubmissionsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a submission: the story is archived
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `submissions:write`.
         */
        post: operations["postAdminSubmissionsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submissions/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a submission to its contributor, who may submit it again
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `submissions:write`.
         */
        post: operations["postAdminSubmissionsByIdReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contributors with the numbers of their submissions and a score
         * @description Right `news.review`: `editor`, `chief`, `owner`. API tokens need the scope `contributors:read`.
         */
        get: operations["getAdminContributors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contributors/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted work of a contributor in a period; contributors see their own
         * @description Right `news.read`: `viewer`, `contributor`, `editor`, `chief`, `owner`. API tokens need the scope `contributors:read`.
         */
        get: operations["getAdminContributorsByIdLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a live blog; with `after` only what changed
         * @description `meta.next_after` is the `after` of the next call. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getNewsBySlugLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of a live blog as Server-Sent Events (204 when it has ended and the client has all of them)
         * @description For `EventSource`; it reconnects with `Last-Event-ID` by itself. Public; the answer stays open.
         */
        get: operations["getNewsBySlugLiveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a live blog, newest first; `removed=true` lists those that were removed
         * @description Right `live.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `news:read`.
         */
        get: operations["getAdminNewsByIdLive"];
        put?: never;
        /**
         * Add an entry to a story whose content_type is live
         * @description Right `live.write`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/live/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a live blog: streams end, entries stay
         * @description Right `live.write`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdLiveClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/news/{id}/live/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen an ended live blog
         * @description Right `live.write`: `editor`, `chief`, `owner`. API tokens need the scope `news:write`.
         */
        post: operations["postAdminNewsByIdLiveReopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/live-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one live entry
         * @description Right `live.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `live-entries:read`.
         */
        get: operations["getAdminLiveEntriesById"];
        /**
         * Change an entry: only the fields that are sent
         * @description Right `live.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `live-entries:write`.
         */
        put: operations["putAdminLiveEntriesById"];
        post?: never;
        /**
         * Remove an entry of a live blog
         * @description Right `live.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `live-entries:write`.
         */
        delete: operations["deleteAdminLiveEntriesById"];
        options?: never;
        head?: never;
        /**
         * Change an entry: only the fields that are sent
         * @description Right `live.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `live-entries:write`.
         */
        patch: operations["patchAdminLiveEntriesById"];
        trace?: never;
    };
    "/api/v1/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Polls that can be read in a language, or those of a story; newest first
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getPolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/polls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One poll with its results, as far as they are shown
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getPollsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/polls/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote, once per installation; the same vote again changes nothing
         * @description 409: the poll is not open, or the vote cannot be changed. No token is needed.
         */
        post: operations["postPollsByIdVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookmarked stories of this installation, newest bookmark first
         * @description No token is needed.
         */
        get: operations["getInstallationsByInstallationIdBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}/bookmarks/{news_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a bookmark (200 when it exists already)
         * @description No token is needed.
         */
        put: operations["putInstallationsByInstallationIdBookmarksByNewsId"];
        post?: never;
        /**
         * Remove a bookmark; 200 also when there was none
         * @description No token is needed.
         */
        delete: operations["deleteInstallationsByInstallationIdBookmarksByNewsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a story to the editors; a second report of the same installation replaces the first
         * @description No token is needed.
         */
        post: operations["postNewsByIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List polls: filter, sort, search, page
         * @description Right `polls.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `polls:read`.
         */
        get: operations["getAdminPolls"];
        put?: never;
        /**
         * Add a poll
         * @description Right `polls.write`: `editor`, `chief`, `owner`. API tokens need the scope `polls:write`. With `Idempotency-Key` a repeated request returns the first answer.
         */
        post: operations["postAdminPolls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/polls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one poll
         * @description Right `polls.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `polls:read`.
         */
        get: operations["getAdminPollsById"];
        /**
         * Change a poll: only the fields that are sent
         * @description Right `polls.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `polls:write`.
         */
        put: operations["putAdminPollsById"];
        post?: never;
        /**
         * Remove a poll
         * @description Right `polls.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `polls:write`.
         */
        delete: operations["deleteAdminPollsById"];
        options?: never;
        head?: never;
        /**
         * Change a poll: only the fields that are sent
         * @description Right `polls.write`: `editor`, `chief`, `owner`. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `polls:write`.
         */
        patch: operations["patchAdminPollsById"];
        trace?: never;
    };
    "/api/admin/polls/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a poll for votes, from `opens_at` on
         * @description Right `polls.write`: `editor`, `chief`, `owner`. API tokens need the scope `polls:write`.
         */
        post: operations["postAdminPollsByIdOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/polls/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a poll now
         * @description Right `polls.write`: `editor`, `chief`, `owner`. API tokens need the scope `polls:write`.
         */
        post: operations["postAdminPollsByIdClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports: filter, sort, search, page
         * @description Right `reports.read`: `editor`, `chief`, `owner`. API tokens need the scope `reports:read`.
         */
        get: operations["getAdminReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one report
         * @description Right `reports.read`: `editor`, `chief`, `owner`. API tokens need the scope `reports:read`.
         */
        get: operations["getAdminReportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a report: it was right and something was done
         * @description Right `reports.write`: `editor`, `chief`, `owner`. API tokens need the scope `reports:write`.
         */
        post: operations["postAdminReportsByIdResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a report: nothing needs to be done
         * @description Right `reports.write`: `editor`, `chief`, `owner`. API tokens need the scope `reports:write`.
         */
        post: operations["postAdminReportsByIdDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the feeds in a language, or of one feed, newest first
         * @description With `id` the one item. Items of feeds that are not active are left out. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of a feed
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getRssById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websub/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * WebSub: a hub verifies or denies a subscription
         * @description No token is needed.
         */
        get: operations["getWebsubByToken"];
        put?: never;
        /**
         * WebSub: a hub delivers new items of a feed
         * @description No token is needed.
         */
        post: operations["postWebsubByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/opml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All feeds as OPML; with `download=true` as a file
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feeds:read`.
         */
        get: operations["getAdminFeedsOpml"];
        put?: never;
        /**
         * Add the feeds of an OPML list: a field, a file in a form, or the body itself
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`. The body may also be a file: text/x-opml, text/xml, application/xml.
         */
        post: operations["postAdminFeedsOpml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch and parse a URL now, without storing anything; with `discover` find the feeds of a web page
         * @description The address is fetched with the same guards as a feed: no private networks, no credentials. Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeedsTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch many feeds, spread over time and servers; a repeated request returns the running run
         * @description The answer is 202 with a run, whose progress has an address of its own. Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeedsRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of a refresh of many feeds
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feed-runs:read`.
         */
        get: operations["getAdminFeedRunsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feeds: filter, sort, search, page
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feeds:read`.
         */
        get: operations["getAdminFeeds"];
        put?: never;
        /**
         * Add a feed
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one feed
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feeds:read`.
         */
        get: operations["getAdminFeedsById"];
        /**
         * Change a feed: only the fields that are sent
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `feeds:write`.
         */
        put: operations["putAdminFeedsById"];
        post?: never;
        /**
         * Remove a feed
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `feeds:write`.
         */
        delete: operations["deleteAdminFeedsById"];
        options?: never;
        head?: never;
        /**
         * Change a feed: only the fields that are sent
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `feeds:write`.
         */
        patch: operations["patchAdminFeedsById"];
        trace?: never;
    };
    "/api/admin/feeds/{id}/fetches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last ten fetches of a feed, the newest first
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feeds:read`.
         */
        get: operations["getAdminFeedsByIdFetches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a feed now, as a job
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeedsByIdRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch and parse a feed now, without storing anything
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeedsByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feed-items: filter, sort, search, page
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feed-items:read`.
         */
        get: operations["getAdminFeedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one feed item
         * @description Right `feeds.read`: `viewer`, `editor`, `chief`, `owner`. API tokens need the scope `feed-items:read`.
         */
        get: operations["getAdminFeedItemsById"];
        put?: never;
        post?: never;
        /**
         * Remove a feed item; a refresh does not bring it back
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. `If-Match` names the `ETag` of the row as it was read. API tokens need the scope `feed-items:write`.
         */
        delete: operations["deleteAdminFeedItemsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed-items/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a feed item as news, once
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feed-items:write`.
         */
        post: operations["postAdminFeedItemsByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/websub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the hub of a feed now, or unsubscribe
         * @description Right `feeds.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `feeds:write`.
         */
        post: operations["postAdminFeedsByIdWebsub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks: filter, sort, search, page
         * @description Right `webhooks.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminWebhooks"];
        put?: never;
        /**
         * Add a webhook: its signing secret is in this answer only
         * @description At most 20. The address must lead to a public server on port 80 or 443, save what `FETCH_ALLOW` names. Right `webhooks.write`: `owner`. Not with an API token.
         */
        post: operations["postAdminWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one webhook
         * @description Right `webhooks.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminWebhooksById"];
        /**
         * Change a webhook: only the fields that are sent
         * @description Right `webhooks.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        put: operations["putAdminWebhooksById"];
        post?: never;
        /**
         * Remove a webhook
         * @description Right `webhooks.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        delete: operations["deleteAdminWebhooksById"];
        options?: never;
        head?: never;
        /**
         * Change a webhook: only the fields that are sent
         * @description Right `webhooks.write`: `owner`. `If-Match` names the `ETag` of the row as it was read. Not with an API token.
         */
        patch: operations["patchAdminWebhooksById"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret; the old one signs too for 24 hours
         * @description Right `webhooks.write`: `owner`. Not with an API token.
         */
        post: operations["postAdminWebhooksByIdRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event now; the answer says how it went
         * @description Also of a webhook that is not active. It waits up to 8 seconds for the receiver. Right `webhooks.write`: `owner`. Not with an API token.
         */
        post: operations["postAdminWebhooksByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of the last seven days, newest first
         * @description Right `webhooks.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminWebhooksByIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery, with what was sent and answered
         * @description Right `webhooks.read`: `owner`. Not with an API token.
         */
        get: operations["getAdminWebhooksByIdDeliveriesByDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description A new delivery with the same body and `webhook-id`. Right `webhooks.write`: `owner`. Not with an API token.
         */
        post: operations["postAdminWebhooksByIdDeliveriesByDeliveryReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes, edit locks, presence, sends, feed runs and jobs as Server-Sent Events
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What fields and groups of forms are called, by their `x-label` and `x-group`
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Edit locks of all resources: who is editing what
         * @description Right `workspace.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminLocks"];
        put?: never;
        /**
         * Take or renew the edit lock of a row of any resource for two minutes
         * @description Right `workspace.lock`: `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAdminLocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/locks/{resource}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Release the own edit lock of a row
         * @description Right `workspace.lock`: `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAdminLocksByResourceById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who looks at what
         * @description Right `workspace.read`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminPresence"];
        put?: never;
        /**
         * Say what a window of the user shows, for a minute
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        post: operations["postAdminPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own preferences
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/preferences/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the user's own preferences
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyPreferencesByName"];
        /**
         * Store one of the user's own preferences: at most 50 of 16 KB each
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        put: operations["putAdminMyPreferencesByName"];
        post?: never;
        /**
         * Remove one of the user's own preferences
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAdminMyPreferencesByName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own saved views of lists
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/views/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the user's own saved views of lists
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyViewsByName"];
        /**
         * Store one of the user's own saved views of lists: at most 100 of 16 KB each
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        put: operations["putAdminMyViewsByName"];
        post?: never;
        /**
         * Remove one of the user's own saved views of lists
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAdminMyViewsByName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own drafts of forms
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/drafts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the user's own drafts of forms
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyDraftsByName"];
        /**
         * Store one of the user's own drafts of forms: at most 30 of 256 KB each
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        put: operations["putAdminMyDraftsByName"];
        post?: never;
        /**
         * Remove one of the user's own drafts of forms
         * @description Right `workspace.use`: `viewer`, `contributor`, `editor`, `chief`, `owner`. Not with an API token.
         */
        delete: operations["deleteAdminMyDraftsByName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/my/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user gets the daily digest by e-mail
         * @description Right `news.read_all`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        get: operations["getAdminMyDigest"];
        /**
         * Turn the daily digest by e-mail on or off
         * @description Right `news.read_all`: `viewer`, `editor`, `chief`, `owner`. Not with an API token.
         */
        put: operations["putAdminMyDigest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a language
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a language
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a language
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a category
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a category
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a category
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a place
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a place
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a place
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The index of all sitemaps
         * @description Public; clients may cache the answer for 600 seconds.
         */
        get: operations["getSitemapXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/news-{month}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap of the stories of a month, such as te-2026-11; from 5000 on there is te-2026-11-2
         * @description Public; clients may cache the answer for 600 seconds.
         */
        get: operations["getSitemapsNewsByMonthXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/google-news-{lang}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap for Google News: stories of the last 48 hours
         * @description Public; clients may cache the answer for 120 seconds.
         */
        get: operations["getSitemapsGoogleNewsByLangXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/sections-{lang}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap of the list of a language and of its categories
         * @description Public; clients may cache the answer for 600 seconds.
         */
        get: operations["getSitemapsSectionsByLangXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * robots.txt with the URL of the sitemap index
         * @description Public; clients may cache the answer for 3600 seconds.
         */
        get: operations["getRobotsTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First call of an app: settings, ads, update information, push transport
         * @description Call it first and at each start; one answer instead of four. Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today
         * @description Public; clients may cache the answer for 30 seconds.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase all data of this installation
         * @description No token is needed.
         */
        delete: operations["deleteInstallationsByInstallationId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/devices/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase all data of the installation of a device
         * @description Right `devices.write`: `chief`, `owner`; `editor` as the setting `newsroom.editors_may` says. API tokens need the scope `devices:write`.
         */
        post: operations["postAdminDevicesByIdErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/index.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/horoscope.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panchang.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update_api.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rss.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rss_admin.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "news.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A story has appeared
         * @description A story has appeared. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onNewsPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "news.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A published story looks different to readers
         * @description A published story looks different to readers. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onNewsUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "news.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A published story was withdrawn, archived, trashed or has expired
         * @description A published story was withdrawn, archived, trashed or has expired. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onNewsRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notification.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification has ended: it went out
         * @description A push notification has ended: it went out. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onNotificationSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notification.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification has ended: it could not be sent
         * @description A push notification has ended: it could not be sent. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onNotificationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feed.failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Five fetches of a feed in a row have failed
         * @description Five fetches of a feed in a row have failed. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onFeedFailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feed.recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A failing feed was fetched again
         * @description A failing feed was fetched again. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onFeedRecovered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feed.stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feed was stopped, because its server says that it is gone or moved
         * @description A feed was stopped, because its server says that it is gone or moved. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onFeedStopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test that an administrator asked for
         * @description A test that an administrator asked for. Answer with a status of 2xx within 8 seconds; anything else is tried again.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AdMobSettings: {
            platform: components["schemas"]["Platform"];
            ads_enabled: boolean;
            /** @description When off, Google's test ids and ids of two publishers are refused */
            test_mode: boolean;
            publisher_id: string | null;
            app_id: string | null;
            banner_unit_id: string | null;
            interstitial_unit_id: string | null;
            native_unit_id: string | null;
            rewarded_unit_id: string | null;
            rewarded_interstitial_unit_id: string | null;
            app_open_unit_id: string | null;
            /** @description Screens between two of them */
            interstitial_interval: number;
            interstitial_min_seconds: number;
            /** @description Rows between two of them */
            native_interval: number;
            native_start_index: number;
            max_interstitials_per_day: number;
            /** @description Screens that show ads */
            placements: {
                [key: string]: boolean;
            };
            consent: components["schemas"]["AdMobSettingsConsent"];
        };
        AdMobSettingsConsent: {
            /** @description Ask through Google's User Messaging Platform before the first ad */
            ump_required: boolean;
            tag_for_child_directed: boolean;
            max_ad_content_rating: ("G" | "PG" | "T" | "MA") | null;
        };
        AdMobSettingsInput: {
            ads_enabled?: boolean;
            /** @description When off, Google's test ids and ids of two publishers are refused */
            test_mode?: boolean;
            publisher_id?: string | null;
            app_id?: string | null;
            banner_unit_id?: string | null;
            interstitial_unit_id?: string | null;
            native_unit_id?: string | null;
            rewarded_unit_id?: string | null;
            rewarded_interstitial_unit_id?: string | null;
            app_open_unit_id?: string | null;
            /** @description Screens between two of them */
            interstitial_interval?: number;
            interstitial_min_seconds?: number;
            /** @description Rows between two of them */
            native_interval?: number;
            native_start_index?: number;
            max_interstitials_per_day?: number;
            /** @description null removes a key */
            placements?: {
                [key: string]: boolean | null;
            };
            consent?: {
                /** @description Ask through Google's User Messaging Platform before the first ad */
                ump_required?: boolean;
                tag_for_child_directed?: boolean;
                max_ad_content_rating?: ("G" | "PG" | "T" | "MA") | null;
            };
        };
        AdminAdMobSettings: {
            ads_enabled: boolean;
            /** @description When off, Google's test ids and ids of two publishers are refused */
            test_mode: boolean;
            publisher_id: string | null;
            app_id: string | null;
            banner_unit_id: string | null;
            interstitial_unit_id: string | null;
            native_unit_id: string | null;
            rewarded_unit_id: string | null;
            rewarded_interstitial_unit_id: string | null;
            app_open_unit_id: string | null;
            /** @description Screens between two of them */
            interstitial_interval: number;
            interstitial_min_seconds: number;
            /** @description Rows between two of them */
            native_interval: number;
            native_start_index: number;
            max_interstitials_per_day: number;
            /** @description Screens that show ads */
            placements: {
                [key: string]: boolean;
            };
            consent: components["schemas"]["AdMobSettingsConsent"];
        };
        AdminAppSettings: {
            /** @description `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
            theme: {
                [key: string]: ("system" | "light" | "dark") | string;
            };
            /** @description What the app shows, by name */
            features: {
                [key: string]: boolean;
            };
            maintenance: components["schemas"]["AppSettingsMaintenance"];
            refresh_seconds: number;
            news_per_page: number;
            ticker_enabled: boolean;
            font_scale: number;
            /** @description How kind pushes are, and what stories push. Breaking news passes quiet hours and cap */
            push: {
                /** @description When phones that have none of their own are left alone; null: never. By the clock of each phone */
                quiet_hours: components["schemas"]["QuietHours"] | null;
                daily_cap: number | null;
                /** @description A second push of a story needs `allow_repeat` */
                once_per_story: boolean;
                /** @description A story that becomes breaking while it is out is pushed by itself, once, to `news.{lang}.breaking` */
                push_on_breaking: boolean;
                /** @description What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17 */
                link_prefix: string;
            };
            /** @description Hours until a breaking flag ends by itself */
            breaking_hours: number;
            /** @description Days after which a story in the trash is deleted */
            trash_days: number;
            /** @description Revisions that a story keeps */
            revisions_kept: number;
            /** @description Days for which items of feeds are kept */
            feed_keep_days: number;
            /** @description Items that are kept of each feed */
            feed_keep_items: number;
            /** @description Texts in other languages, by language */
            texts: {
                [key: string]: {
                    maintenance_title?: string;
                    maintenance_message?: string;
                };
            };
        };
        AdminBasicSettings: {
            app_name: string;
            tagline: string | null;
            logo_url: string | null;
            support_email: string | null;
            support_phone: string | null;
            website_url: string | null;
            privacy_policy_url: string | null;
            terms_url: string | null;
            about_html: string | null;
            share_text: string | null;
            languages: components["schemas"]["Lang"][];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            default_lang: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            default_city: string;
            almanac: components["schemas"]["BasicSettingsAlmanac"];
            /** @description Addresses of the pages elsewhere, such as facebook or whatsapp */
            social: {
                [key: string]: string;
            };
            publisher: components["schemas"]["BasicSettingsPublisher"];
            grievance_officer: components["schemas"]["BasicSettingsGrievanceOfficer"];
            /**
             * @description How much of a story own feeds contain
             * @enum {unknown}
             */
            feed_content: "full" | "summary" | "title";
            /** @description IANA time zone of the editors: days of filters, times without a zone */
            desk_time_zone: string;
            websub_hub: string | null;
            /** @description Texts in other languages, by language */
            texts: {
                [key: string]: {
                    app_name?: string;
                    tagline?: string;
                    about_html?: string;
                    share_text?: string;
                    /** Format: uri */
                    website_url?: string;
                    /** Format: uri */
                    privacy_policy_url?: string;
                    /** Format: uri */
                    terms_url?: string;
                };
            };
        };
        AdminCategory: components["schemas"]["AdminProductCategory"] & {
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            color: string | null;
        };
        AdminDevice: {
            /** @description Id */
            id: number;
            /** @description Masked: it allows to change the device */
            installation_id: string;
            /** @enum {unknown} */
            kind: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform: "android" | "ios" | "web";
            lang: components["schemas"]["Lang"];
            /** @description Version of the app, such as 2.4.0 */
            app_version: string | null;
            place: string | null;
            categories: string[];
            opt_outs: components["schemas"]["DeviceOptOuts"];
            /** @description `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher */
            quiet_hours: components["schemas"]["QuietHours"] | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            /** @description false: nothing is sent, the registration is kept */
            push_enabled: boolean;
            /** @description That the server subscribes it to */
            topics: string[];
            /** Format: date-time */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /** @description Masked */
            value: string;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminFeedItem: components["schemas"]["FeedItem"] & {
            feed_id: number;
            date_raw: string | null;
            /** @description Id of a story */
            news_id: number | null;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminFestival: components["schemas"]["Festival"] & {
            /** @description Texts by language */
            texts: {
                [key: string]: components["schemas"]["StoredDayFestivalText"];
            };
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminHoroscope: components["schemas"]["Horoscope"] & {
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
        };
        AdminInput: components["schemas"]["PatchAdminNewsByIdBody"] & {
            /** @description Title */
            title: string;
        };
        AdminInputLocation: {
            /** @description State */
            state?: string | null;
            /** @description District */
            district?: string | null;
            /** @description Mandal, taluk or tehsil */
            mandal?: string | null;
        };
        AdminInputSource: {
            name?: string | null;
            url?: string | null;
        };
        AdminItem: components["schemas"]["NewsItem"] & {
            /** @enum {unknown} */
            status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
            /** @description Was out or archived, and expires_at has passed */
            is_expired: boolean;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description What if-match names */
            rev: number;
            /** @description The user who created it */
            created_by: components["schemas"]["Person"] | null;
            updated_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /** @description Time at which it was moved to the trash */
            trashed_at: string | null;
            /** @description Why a reviewer rejected it; null once it is submitted again */
            review_note: string | null;
            /** @description Who has the edit lock, since when and until when; null for nobody */
            editing: components["schemas"]["Editing"] | null;
            working_copy: components["schemas"]["CopySummary"] | null;
            included?: {
                /** @description The other items of the story */
                translations?: {
                    /** @description Id */
                    id: number;
                    lang: components["schemas"]["Lang"];
                    /** @enum {unknown} */
                    status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                }[];
            };
        };
        AdminLiveEntry: components["schemas"]["LiveEntry"] & {
            /** @description Id of a story */
            news_id: number;
            deleted_at: string | null;
            /** @description The user who created it */
            created_by: number | null;
            /** @description What if-match names */
            rev: number;
        };
        AdminPlace: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @enum {unknown} */
            type: "country" | "state" | "district" | "mandal" | "city";
            code: string | null;
            /** @description Texts by language */
            texts: {
                [key: string]: {
                    name?: string;
                };
            };
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            /** @description Degrees north */
            lat: number | null;
            /** @description Degrees east */
            lon: number | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            is_shipped: boolean;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Push topic by language */
            topics: {
                [key: string]: string;
            };
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminPoll: {
            /** @description Id */
            id: number;
            lang: components["schemas"]["Lang"];
            question: string;
            /** @description Texts by language */
            texts: {
                [key: string]: components["schemas"]["AdminPollText"];
            };
            options: {
                /** @description Id */
                id: number;
                text: string;
                votes: number;
            }[];
            total: number;
            /** @description Id of a story */
            news_id: number | null;
            opens_at: string | null;
            closes_at: string | null;
            closed_at: string | null;
            /** @enum {unknown} */
            show_results: "always" | "after_vote" | "after_close";
            can_change: boolean;
            status: components["schemas"]["PollStatus"];
            /** @description The user who created it */
            created_by: number | null;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminPollText: {
            question: string;
            options: string[];
        };
        AdminProduct: {
            /** @description Id */
            id: number;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            url: string;
            /** @description Title */
            title: string;
            description: string;
            /** @description URL of the main image */
            image_url: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images: string[];
            /** @description Outside of a deal; in minor units, as is all money */
            price: number;
            /** @description What is paid now: the price of the deal while it runs */
            current_price: number;
            /** @description Maximum retail price in minor units; not below `price` */
            mrp: number | null;
            /** @description ISO 4217, default INR */
            currency: string;
            /** @description current_price for people: ₹1,23,456 */
            price_text: string;
            mrp_text: string | null;
            /** @description current_price against mrp; without an mrp, against price */
            discount_percent: number;
            coupon_code: string | null;
            store: components["schemas"]["ProductStore"] | null;
            deal_url: string | null;
            /** @description Id of a category */
            category_id: number | null;
            /** @description Name of the category in the language */
            category_name: string | null;
            /** @description Marked for the top of the app */
            is_featured: boolean;
            /** @description Whether links earn a commission */
            is_affiliate: boolean;
            /** @description `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
            deal: {
                /** Format: date-time */
                starts_at: string;
                ends_at: string | null;
                /** @description Price in minor units (paise); of a product the one outside a deal */
                price: number | null;
            } | null;
            /** @description Whether it can be bought */
            in_stock: boolean;
            rating: number | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
            /** @enum {unknown} */
            deal_state: "none" | "upcoming" | "running" | "ended";
            /** @description Texts by language */
            texts: {
                [key: string]: {
                    /** @description Title */
                    title?: string;
                    description?: string;
                };
            };
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
        };
        AdminProductCategory: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @description Texts by language */
            texts: {
                [key: string]: {
                    name?: string;
                };
            };
            /** @description URL of the icon */
            icon_url: string | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        AdminReport: {
            /** @description Id */
            id: number;
            /** @description Id of a story */
            news_id: number;
            /** @description As it was when the report came */
            news_title: string;
            /** @enum {unknown} */
            reason: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
            /** @description The reader's words, plain text: escape them where they are shown */
            note: string;
            /** @enum {unknown} */
            status: "open" | "resolved" | "dismissed";
            /** Format: date-time */
            received_at: string;
            /**
             * Format: date-time
             * @description Until then it has to be answered
             */
            due_at: string;
            is_overdue: boolean;
            /** @description The note of the editor who resolved or dismissed it */
            answer: string;
            handled_by: number | null;
            handled_at: string | null;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        ApiToken: {
            /** @description Id */
            id: number;
            user_id: number;
            name: string;
            /** @description First characters of the secret, by which a token is recognised */
            prefix: string;
            scopes: string[];
            /** @enum {unknown} */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of expiry, UTC
             */
            expires_at: string;
            last_used_at: string | null;
            revoked_at: string | null;
        };
        ApiTokenInput: {
            /** @description What uses the token */
            name: string;
            scopes: components["schemas"]["ApiTokenScope"][];
            /** @description Until it expires; 90 by default */
            days?: number;
            /** Format: password */
            current_password?: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp?: string;
        };
        /**
         * @description `news:read` or `news:write`; `write` includes `read`, and `*` stands for every resource
         * @enum {unknown}
         */
        ApiTokenScope: "*:read" | "*:write" | "audit:read" | "audit:write" | "categories:read" | "categories:write" | "contributors:read" | "contributors:write" | "devices:read" | "devices:write" | "feed-items:read" | "feed-items:write" | "feed-runs:read" | "feed-runs:write" | "feeds:read" | "feeds:write" | "festivals:read" | "festivals:write" | "horoscope:read" | "horoscope:write" | "jobs:read" | "jobs:write" | "live-entries:read" | "live-entries:write" | "news:read" | "news:write" | "notifications:read" | "notifications:write" | "panchang:read" | "panchang:write" | "people:read" | "people:write" | "places:read" | "places:write" | "polls:read" | "polls:write" | "product-categories:read" | "product-categories:write" | "products:read" | "products:write" | "releases:read" | "releases:write" | "reports:read" | "reports:write" | "submissions:read" | "submissions:write";
        AppSettings: {
            /** @description `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
            theme: {
                [key: string]: ("system" | "light" | "dark") | string;
            };
            /** @description What the app shows, by name */
            features: {
                [key: string]: boolean;
            };
            maintenance: components["schemas"]["AppSettingsMaintenance"];
            refresh_seconds: number;
            news_per_page: number;
            ticker_enabled: boolean;
            font_scale: number;
        };
        AppSettingsInput: {
            /** @description `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
            theme?: {
                [key: string]: ("system" | "light" | "dark") | (string | null);
            };
            /** @description null removes a key */
            features?: {
                [key: string]: boolean | null;
            };
            maintenance?: {
                /** @description Readers see it end by itself at `until` */
                enabled?: boolean;
                /** @description Title */
                title?: string | null;
                message?: string | null;
                until?: components["schemas"]["Time"] | null;
            };
            refresh_seconds?: number;
            news_per_page?: number;
            ticker_enabled?: boolean;
            font_scale?: number;
            push?: {
                /** @description When phones that have none of their own are left alone; null: never. By the clock of each phone */
                quiet_hours?: components["schemas"]["QuietHours"] | null;
                daily_cap?: number | null;
                /** @description A second push of a story needs `allow_repeat` */
                once_per_story?: boolean;
                /** @description A story that becomes breaking while it is out is pushed by itself, once, to `news.{lang}.breaking` */
                push_on_breaking?: boolean;
                /** @description What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17 */
                link_prefix?: string;
            };
            /** @description Hours until a breaking flag ends by itself */
            breaking_hours?: number;
            /** @description Days after which a story in the trash is deleted */
            trash_days?: number;
            /** @description Revisions that a story keeps */
            revisions_kept?: number;
            /** @description Days for which items of feeds are kept */
            feed_keep_days?: number;
            /** @description Items that are kept of each feed */
            feed_keep_items?: number;
            /** @description Texts in other languages, by language; null removes one */
            texts?: {
                [key: string]: {
                    maintenance_title?: string | null;
                    maintenance_message?: string | null;
                } | null;
            };
        };
        AppSettingsMaintenance: {
            /** @description Readers see it end by itself at `until` */
            enabled: boolean;
            /** @description Title */
            title: string | null;
            message: string | null;
            until: components["schemas"]["Time"] | null;
        };
        AuditLine: {
            /** @description Id */
            id: number;
            /** Format: date-time */
            at: string;
            actor_id: number | null;
            /** @description Login name at that time */
            actor_name: string;
            actor: {
                /** @description Id */
                id: number;
                /** @description Display name now; empty for a removed user */
                name: string;
            } | null;
            action: string;
            resource: string;
            resource_id: string;
            detail: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @description Id of the request, as in `X-Request-Id` and in the log */
            request_id: string | null;
        };
        BasicSettings: components["schemas"]["Contacts"] & {
            app_name: string;
            tagline: string | null;
            logo_url: string | null;
            about_html: string | null;
            share_text: string | null;
            languages: components["schemas"]["Lang"][];
            default_lang: components["schemas"]["Lang"];
            default_city: string;
            almanac: components["schemas"]["BasicSettingsAlmanac"];
            /** @description Addresses of the pages elsewhere, such as facebook or whatsapp */
            social: {
                [key: string]: string;
            };
        };
        /** @description How the almanac is reckoned */
        BasicSettingsAlmanac: {
            /**
             * @description Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman
             * @enum {unknown}
             */
            ayanamsha: "lahiri" | "kp" | "raman";
            /**
             * @description edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it
             * @enum {unknown}
             */
            sunrise: "edge" | "centre";
        };
        /** @description Whom readers may complain to, as the IT Rules 2021 ask of news publishers */
        BasicSettingsGrievanceOfficer: {
            name: string | null;
            designation: string | null;
            address: string | null;
            email: string | null;
            phone: string | null;
            hours: string | null;
        };
        BasicSettingsInput: {
            app_name?: string;
            tagline?: string | null;
            logo_url?: string | null;
            support_email?: string | null;
            support_phone?: string | null;
            website_url?: string | null;
            privacy_policy_url?: string | null;
            terms_url?: string | null;
            about_html?: string | null;
            share_text?: string | null;
            languages?: components["schemas"]["Lang"][];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            default_lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            default_city?: string;
            almanac?: {
                /**
                 * @description Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman
                 * @enum {unknown}
                 */
                ayanamsha?: "lahiri" | "kp" | "raman";
                /**
                 * @description edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it
                 * @enum {unknown}
                 */
                sunrise?: "edge" | "centre";
            };
            /** @description null removes a key */
            social?: {
                [key: string]: string | null;
            };
            publisher?: {
                name?: string | null;
                legal_name?: string | null;
                address?: string | null;
                email?: string | null;
                phone?: string | null;
                editor?: string | null;
                registration?: string | null;
            };
            grievance_officer?: {
                name?: string | null;
                designation?: string | null;
                address?: string | null;
                email?: string | null;
                phone?: string | null;
                hours?: string | null;
            };
            /**
             * @description How much of a story own feeds contain
             * @enum {unknown}
             */
            feed_content?: "full" | "summary" | "title";
            /** @description IANA time zone of the editors: days of filters, times without a zone */
            desk_time_zone?: string;
            websub_hub?: string | null;
            /** @description Texts in other languages, by language; null removes one */
            texts?: {
                [key: string]: {
                    app_name?: string | null;
                    tagline?: string | null;
                    about_html?: string | null;
                    share_text?: string | null;
                    website_url?: string | null;
                    privacy_policy_url?: string | null;
                    terms_url?: string | null;
                } | null;
            };
        };
        /** @description Who publishes */
        BasicSettingsPublisher: {
            name: string | null;
            legal_name: string | null;
            address: string | null;
            email: string | null;
            phone: string | null;
            editor: string | null;
            registration: string | null;
        };
        BatchCsv: {
            /** @description The header names fields; `id` changes that row. Lists and objects are JSON; `name_hi` is a text in Hindi */
            csv: string;
            /** @description true: all is checked, and nothing is written */
            dry_run?: boolean;
        };
        BatchReport: {
            rows: {
                /** @description Its place in the batch, from 0 */
                row: number;
                /** @description null: it is not added, in a dry run */
                id: number | null;
                /** @enum {unknown} */
                result: "added" | "changed" | "unchanged" | "skipped";
                /** @description Why it was skipped */
                note?: string;
            }[];
            added: number;
            changed: number;
            unchanged: number;
            skipped: number;
            dry_run: boolean;
        };
        Bookmark: {
            /** @description Id of a story */
            news_id: number;
            /** Format: date-time */
            bookmarked_at: string;
        };
        BookmarkedItem: components["schemas"]["NewsItem"] & {
            /** Format: date-time */
            bookmarked_at: string;
        };
        BulkBody: {
            /** @description Only these ids, comma-separated, at most 100 */
            ids: number[];
            /**
             * @description `notify` sends each item to the phones of its language, once: at most 20 published items, with the right `push.send`
             * @enum {unknown}
             */
            verb: "publish" | "unpublish" | "archive" | "trash" | "restore" | "move" | "tag" | "untag" | "schedule" | "feature" | "unfeature" | "breaking" | "unbreak" | "language" | "place" | "author" | "notify";
            /** @description Id of a category */
            category_id?: number | null;
            /** @description At most 30 tags of 60 letters */
            tags?: string[];
            /** @description For `schedule` */
            published_at?: components["schemas"]["Time"] | string;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until?: components["schemas"]["Time"] | null;
            /** @description For `language` */
            lang?: components["schemas"]["Lang"];
            /** @description For `place`: all places of the story */
            place_ids?: number[];
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author?: string | null;
        };
        BulkReply: {
            /** @description Items that are another now */
            changed: number;
            /** @description Items that were so already */
            unchanged: number;
            items: {
                /** @description Id */
                id: number;
                /** @enum {unknown} */
                status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: number;
                /** @description Of `notify`: the push of the item, now or before */
                notification?: {
                    /** @description Id */
                    id: number;
                    /** @enum {unknown} */
                    status: "awaiting_approval" | "scheduled" | "queued" | "sending" | "paused" | "sent" | "logged" | "failed" | "cancelled";
                };
            }[];
        };
        Category: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            /** @description URL of the icon */
            icon_url: string | null;
            color: string | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            news_count: number;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Push topic of the category in this language */
            topic: string;
        };
        CategoryInput: components["schemas"]["PatchAdminCategoriesByIdBody"] & {
            name: string;
        };
        Compatibility: {
            /** @description vedic: of the groom */
            sign1: components["schemas"]["SignView"];
            /** @description vedic: of the bride */
            sign2: components["schemas"]["SignView"];
            system: components["schemas"]["System"];
            score: number;
            /** @description vedic 15 (what moon signs alone decide), western 100 */
            max_score: number;
            percentage: number;
            factors: {
                code: string;
                name: string;
                score: number;
                max: number;
                note: string;
            }[];
            summary: string;
        };
        ConfirmBody: {
            /** Format: password */
            current_password?: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp?: string;
        };
        Contacts: {
            publisher: components["schemas"]["BasicSettingsPublisher"];
            grievance_officer: components["schemas"]["BasicSettingsGrievanceOfficer"];
            support_email: string | null;
            support_phone: string | null;
            website_url: string | null;
            privacy_policy_url: string | null;
            terms_url: string | null;
        };
        /** @enum {unknown} */
        ContentType: "article" | "video" | "gallery" | "live" | "short";
        CopySummary: {
            /** @description What if-match names at the addresses of the working copy */
            rev: number;
            /** @enum {unknown} */
            status: "draft" | "review" | "scheduled";
            publish_at: string | null;
            /** @description The fields that were changed */
            fields: string[];
            updated_by: components["schemas"]["Who"];
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        CopyYearBody: {
            from_year: number;
            to_year: number;
            /** @description true: all is checked, and nothing is written */
            dry_run?: boolean;
        };
        Correction: {
            /** @description Id */
            id: number;
            text: string;
            /** Format: date-time */
            at: string;
        };
        CorrectionInput: {
            text: string;
            at?: components["schemas"]["Time"];
        };
        /** Format: date */
        Day: string;
        DayInput: components["schemas"]["PatchAdminPanchangByDayBody"] & {
            /** @description Day, YYYY-MM-DD */
            date: components["schemas"]["Day"];
        };
        DayInputAyana: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        DayInputFestival: string | {
            key?: string;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            name?: string;
            description?: string | null;
            /** @description Name and description by language */
            texts?: {
                [key: string]: components["schemas"]["DayInputFestivalText"];
            };
            type?: components["schemas"]["FestivalType"];
            /** @description Public holiday in its regions */
            is_holiday?: boolean;
            /** @description Waits for the new moon to be sighted; may move by a day */
            is_tentative?: boolean;
            /** @description ISO 3166-2 codes such as IN-TS; IN is all of India */
            regions?: string[];
            /** @description URL of the main image */
            image_url?: string | null;
        };
        DayInputFestivalText: {
            name?: string;
            description?: string | null;
        };
        DayInputKarana: number | {
            /** @description Id */
            id?: number;
            number?: number | null;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
            /** @description Begin; null when not known */
            start?: string | null;
            /** @description End; null when not known */
            end?: string | null;
        };
        DayInputMasa: {
            amanta?: components["schemas"]["DayInputMasaAmanta"] | null;
            purnimanta?: components["schemas"]["DayInputMasaAmanta"] | null;
            solar?: components["schemas"]["DayInputMasaAmanta"] | null;
            is_adhika?: boolean | null;
        };
        DayInputMasaAmanta: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        DayInputNakshatra: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
            /** @description Begin; null when not known */
            start?: string | null;
            /** @description End; null when not known */
            end?: string | null;
        };
        DayInputNotes: string | {
            [key: string]: string;
        };
        DayInputRahuKalam: {
            /** @description Begin; null when not known */
            start?: string | null;
            /** @description End; null when not known */
            end?: string | null;
        };
        DayInputRitu: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        DayInputSamvatsara: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        DayInputTithi: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
            /** @description Begin; null when not known */
            start?: string | null;
            /** @description End; null when not known */
            end?: string | null;
        };
        DayInputWeekday: number | {
            /** @description Id */
            id: number;
            name?: string;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        DeleteAdminFeedItemsByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                /** @description Id */
                id: number;
            };
            meta: components["schemas"]["Meta"];
        };
        DeleteAdminMyPreferencesByNameReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                name: string;
            };
            meta: components["schemas"]["Meta"];
        };
        DeleteAuthSessionsByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                /** @description Id */
                id: number;
            };
            meta: components["schemas"]["Meta"];
        };
        DeleteInstallationsByInstallationIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Erased"];
            meta: components["schemas"]["Meta"];
        };
        DeleteRssAdminPhpBody: {
            /** @description Id */
            id?: number;
        };
        Device: {
            /** @description Id */
            id: number;
            /** @description Secret id that the app generates once, best a random UUID */
            installation_id: string;
            /** @enum {unknown} */
            kind: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform: "android" | "ios" | "web";
            lang: components["schemas"]["Lang"];
            /** @description Version of the app, such as 2.4.0 */
            app_version: string | null;
            place: string | null;
            categories: string[];
            opt_outs: components["schemas"]["DeviceOptOuts"];
            /** @description `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher */
            quiet_hours: components["schemas"]["QuietHours"] | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            /** @description false: nothing is sent, the registration is kept */
            push_enabled: boolean;
            /** @description That the server subscribes it to */
            topics: string[];
            /** Format: date-time */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
        };
        DeviceInput: {
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id: string;
            value: components["schemas"]["DeviceInputValue"];
            /** @enum {unknown} */
            kind?: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform?: "android" | "ios" | "web";
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Version of the app, such as 2.4.0 */
            app_version?: string | null;
            place?: components["schemas"]["DeviceInputPlace"];
            /** @description Slugs of categories to follow */
            categories?: string[];
            opt_outs?: components["schemas"]["DeviceInputOptOuts"];
            /** @description null: those of the publisher. Breaking news ignores them */
            quiet_hours?: components["schemas"]["QuietHours"] | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz?: string | null;
            /** @description false: nothing is sent, the registration is kept */
            push_enabled?: boolean;
        };
        /** @description What this device does not want */
        DeviceInputOptOuts: {
            /** @description Slugs of categories */
            categories?: string[];
            /** @description Types of notifications, such as `general` */
            types?: string[];
        };
        /** @description Place to follow: name, slug or id */
        DeviceInputPlace: string | number | null;
        /** @description The token or installation ID itself; of a browser its subscription */
        DeviceInputValue: string | {
            /** @description https, on the Internet */
            endpoint: string;
            expirationTime?: number | null;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /** @description `{categories, types}` that the device does not want; replaced as a whole */
        DeviceOptOuts: {
            categories: string[];
            types: string[];
        };
        DevicePatch: {
            value?: components["schemas"]["DeviceInputValue"];
            /** @enum {unknown} */
            kind?: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform?: "android" | "ios" | "web";
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Version of the app, such as 2.4.0 */
            app_version?: string | null;
            place?: components["schemas"]["DeviceInputPlace"];
            /** @description Slugs of categories to follow */
            categories?: string[];
            opt_outs?: components["schemas"]["DeviceInputOptOuts"];
            /** @description null: those of the publisher. Breaking news ignores them */
            quiet_hours?: components["schemas"]["QuietHours"] | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz?: string | null;
            /** @description false: nothing is sent, the registration is kept */
            push_enabled?: boolean;
        };
        DiffPart: {
            value: string;
            added: boolean;
            removed: boolean;
        };
        DryRun: {
            /** @constant */
            dry_run: true;
            transport: string;
            targets: number | null;
            /** @description For one device of each platform, or the topic */
            results: components["schemas"]["Tried"][];
        };
        EditLock: {
            resource: string;
            /** @description Id */
            id: number;
            user: components["schemas"]["Person"];
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Over then, unless it is renewed
             */
            until: string;
        };
        EditLockInput: {
            /** @description As in its address: `categories` */
            resource: string;
            /** @description Id */
            id: number;
            /** @description Take the lock of another user; recorded in the audit trail */
            take_over?: boolean;
        };
        Editing: {
            user: components["schemas"]["EditingUser"];
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Over then, unless it is renewed
             */
            until: string;
        };
        EditingUser: {
            /** @description Id */
            id: number;
            name: string;
        };
        EmptyReply: {
            removed: number;
            /** @description Still in the trash: ask again */
            left: number;
        };
        Erased: {
            devices: number;
            /** @description Notifications to this device alone that no longer name it */
            notifications: number;
            /** @description Votes that no longer name the installation; they stay counted */
            votes: number;
            bookmarks: number;
            /** @description Reports whose note and sender are gone */
            reports: number;
        };
        Feed: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            feed_url: string;
            site_url: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
            lang: components["schemas"]["Lang"];
            /** @description Id of a category */
            category_id: number | null;
            refresh_minutes: number | null;
            /** @description Between two fetches as it is now, without what failures add */
            interval_minutes: number;
            backoff_minutes: number | null;
            zone: string;
            user_agent: string | null;
            username: string | null;
            has_password: boolean;
            /** @description Names of its own headers; their values are never returned */
            header_names: string[];
            /** @description Whether `publish_mode` is not off */
            auto_publish: boolean;
            /** @description Only items that have one of these words; empty: all */
            keywords_in: string[];
            /** @description No items that have one of these words */
            keywords_out: string[];
            /** @description News categories by the feed's own words for them; the feed's `category_id` for what has none */
            category_map: {
                [key: string]: number;
            };
            /**
             * @description off; link: title and summary with the source; full: the whole text, if its owner allows it
             * @enum {unknown}
             */
            publish_mode: "off" | "link" | "full";
            /** @description Whether the feed's owner allows the full text */
            full_text_allowed: boolean;
            /** @description true: items wait for review instead of being published */
            review: boolean;
            /** @description New items that are published are pushed to the phones of the language */
            push: boolean;
            /** @description Items that the keywords excluded */
            filtered_count: number;
            identity: ("guid" | "guid+link" | "link" | "title+content") | null;
            last_fetched_at: string | null;
            next_fetch_at: string | null;
            last_status: number | null;
            last_error: string | null;
            /** @description Failures in a row */
            error_count: number;
            stopped_reason: string | null;
            moved_to: string | null;
            host_waits_until: string | null;
            hub_url: string | null;
            hub_topic: string | null;
            /**
             * @description Whether the hub sends us its news: while active the feed is visited every few hours only
             * @enum {unknown}
             */
            websub_state: "none" | "pending" | "active" | "denied" | "failed";
            websub_lease_until: string | null;
            websub_error: string | null;
            last_push_at: string | null;
            item_count: number;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        FeedCandidate: {
            feed_url: string;
            /** @description Title */
            title: string | null;
            format: string | null;
            /**
             * @description `link`: the page names it as its feed; `pattern`: follows from the address; `anchor`: a link of the page that looks like one; `path`: a usual place
             * @enum {unknown}
             */
            source: "link" | "pattern" | "anchor" | "path";
            item_count: number | null;
        };
        FeedFetch: {
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            outcome: "changed" | "unchanged" | "not_modified" | "host_waits" | "http_error" | "no_feed" | "address" | "refused" | "dns" | "connect" | "tls" | "timeout" | "too_large" | "redirects" | "answer" | "encoding";
            status: number | null;
            /** @description Until the answer was there */
            ms: number;
            /** @description Of the body, decompressed */
            bytes: number;
            added: number;
            changed: number;
            not_modified: boolean;
            error: string | null;
        };
        FeedInput: components["schemas"]["PatchAdminFeedsByIdBody"] & {
            /** Format: uri */
            feed_url: string;
        };
        FeedItem: {
            /** @description Id */
            id: number;
            guid: string | null;
            feed: components["schemas"]["FeedItemFeed"];
            /** @description Title */
            title: string;
            link: string | null;
            /** @description Plain text */
            summary: string;
            /** @description Sanitised HTML with absolute addresses */
            content: string;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author: string | null;
            /** @description URL of the main image */
            image_url: string | null;
            categories: string[];
            /** @description Time of publication, UTC */
            published_at: string | null;
            /** Format: date-time */
            first_seen_at: string;
            lang: components["schemas"]["Lang"];
            /** @description Other feeds that have the same story */
            sources: components["schemas"]["FeedItemSource"][];
            duplicate_of: number | null;
        };
        FeedItemFeed: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        FeedItemSource: {
            feed_id: number;
            /** @description Title */
            title: string;
            link: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
            /** @description Time of publication, UTC */
            published_at: string | null;
        };
        FeedRun: {
            /** @description Id */
            id: number;
            total: number;
            /** @description Feeds that are through, `failed` among them */
            done: number;
            /** @description Feeds whose fetch brought an error, or none within six hours */
            failed: number;
            /** @description Items */
            added: number;
            /** @description Items */
            changed: number;
            running: boolean;
            /** Format: date-time */
            started_at: string;
            finished_at: string | null;
        };
        FeedTest: {
            ok: boolean;
            error: string | null;
            status: number | null;
            /** @description Where the answer came from, behind redirects */
            feed_url: string;
            /** @description In their order: what answered so, and where it led */
            redirects: {
                status: number;
                url: string;
            }[];
            /** @description Until the answer was there and read */
            ms: number;
            /** @description Of the body, decompressed */
            bytes: number;
            format: string | null;
            encoding: string | null;
            /** @description Title */
            title: string | null;
            site_url: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
            lang: components["schemas"]["Lang"] | null;
            ttl_minutes: number | null;
            /** @description WebSub hubs that push new items */
            hubs: string[];
            key_policy: ("guid" | "guid+link" | "link" | "title+content") | null;
            known_id: number | null;
            item_count: number;
            /** @description Items that the filters of the feed would keep out */
            filtered_count: number;
            /** @description The first ten, as they would be stored */
            items: {
                /** @description Title */
                title: string;
                link: string | null;
                /** @description Time of publication, UTC */
                published_at: string | null;
                date_raw: string | null;
                /** @description URL of the main image */
                image_url: string | null;
                summary: string;
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author: string | null;
                categories: string[];
                lang: components["schemas"]["Lang"] | null;
                /** @description The filters of the feed would keep it out */
                filtered: boolean;
            }[];
            warnings: components["schemas"]["FeedWarning"][];
            /** @description Of a web page: the likeliest first */
            candidates: components["schemas"]["FeedCandidate"][];
        };
        FeedTrial: {
            /** Format: uri */
            feed_url: string;
            /** @description Where the address is a web page, ask for the feeds that it may have */
            discover?: boolean;
            lang?: components["schemas"]["Lang"] | null;
            /** @description IANA time zone of dates without one; default Asia/Kolkata */
            zone?: string;
            user_agent?: string | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            username?: string | null;
            password?: string | null;
            /** @description Only items that have one of these words; empty: all */
            keywords_in?: string[];
            /** @description No items that have one of these words */
            keywords_out?: string[];
        };
        FeedWarning: {
            code: string;
            /** @description For an editor */
            message: string;
        };
        Festival: {
            key: string;
            /** @description Id */
            id: number | null;
            name: string;
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            type: string;
            /** @description Public holiday in its regions */
            is_holiday: boolean;
            /** @description Waits for the new moon to be sighted; may move by a day */
            is_tentative: boolean;
            /** @description ISO 3166-2 like IN-TS; IN: all of India */
            regions: string[];
            description: string | null;
            /** @description URL of the main image */
            image_url: string | null;
            /** @description Instants of the observance: moonrise, parana, the course of an eclipse */
            times: components["schemas"]["FestivalTime"][];
            /** @description Other days on which other almanacs or schools keep it */
            alternatives: components["schemas"]["FestivalAlternative"][];
            /** @enum {unknown} */
            source: "computed" | "manual";
        };
        FestivalAlternative: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            school: string;
            name: string;
        };
        FestivalInput: components["schemas"]["PatchAdminFestivalsByIdBody"] & {
            /** @description Day, YYYY-MM-DD */
            date: components["schemas"]["Day"];
        };
        FestivalTime: {
            key: string;
            name: string;
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        /** @enum {unknown} */
        FestivalType: "festival" | "vrata" | "jayanti" | "national" | "observance";
        GetAdminApiTokensByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ApiToken"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminAuditReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AuditLine"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetAdminContributorsReplyData: {
            /** @description Id */
            id: number;
            username: string;
            name: string;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Submissions that wait for a decision */
            submitted: number;
            accepted: number;
            rejected: number;
            returned: number;
            score: number | null;
            last_submitted_at: string | null;
        };
        GetAdminFeedItemsByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminFeedItem"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminFeedsOpmlReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                opml: string;
                feeds: number;
            };
            meta: components["schemas"]["Meta"];
        };
        GetAdminFeedsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Feed"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetAdminJobsByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["GetAdminJobsReplyData"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminJobsReplyData: {
            /** @description Id */
            id: number;
            kind: string;
            payload: components["schemas"]["JsonValue"];
            unique_key: string | null;
            lane: string;
            throttle: string | null;
            /**
             * @description State
             * @enum {unknown}
             */
            state: "queued" | "running" | "done" | "dead";
            attempts: number;
            max_attempts: number;
            /** Format: date-time */
            run_at: string;
            lease_until: string | null;
            last_error: string | null;
            /** @description Id of the request, as in `X-Request-Id` and in the log */
            request_id: string | null;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            ended_at: string | null;
        };
        GetAdminMyDigestReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                enabled: boolean;
                /** @description Hour of the desk's time zone from which it is sent */
                hour: number;
            };
            meta: components["schemas"]["Meta"];
        };
        GetAdminMyPreferencesByNameReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["UserDocument"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminMyPreferencesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["UserDocument"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetAdminNewsByIdWorkingCopyReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WorkingCopy"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminReportsByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminReport"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsAdmobReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminAdMobSettings"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsAppReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminAppSettings"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsBasicReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminBasicSettings"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsBasicRevisionsByRevReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SettingsRevisionWhole"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsBasicRevisionsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SettingsRevision"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetAdminSettingsNewsroomReply: {
            /** @constant */
            success: true;
            message: string;
            data: {
                /** @description Rights of a chief that editors have, too; empty where a chief publishes. Default: all of them */
                editors_may: components["schemas"]["PatchAdminSettingsNewsroomBodyEditorsMay"][];
                /** @description true: a notification to everybody waits until a second person with `push.all` approves it */
                push_approval: boolean;
            };
            meta: components["schemas"]["Meta"];
        };
        GetAdminSettingsSecurityReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SecuritySettings"];
            meta: components["schemas"]["Meta"];
        };
        GetAdminSubmissionsReplyData: {
            /** @description Id */
            id: number;
            /** @description The story; it may have been removed since */
            news_id: number;
            contributor: components["schemas"]["EditingUser"];
            /** @description Title */
            title: string;
            lang: components["schemas"]["Lang"];
            /** @description Id of a category */
            category_id: number | null;
            place_id: number | null;
            /** @description Words of the text; of accepted work, when it was accepted */
            words: number;
            note: string | null;
            /**
             * @description returned: to be worked on and submitted again; withdrawn: by the contributor
             * @enum {unknown}
             */
            status: "submitted" | "accepted" | "rejected" | "returned" | "withdrawn";
            /** Format: date-time */
            submitted_at: string;
            decided_at: string | null;
            decided_by: components["schemas"]["Who"] | null;
            decision_note: string | null;
        };
        GetAdminWebhooksByIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        GetAuthMeReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Me"];
            meta: components["schemas"]["Meta"];
        };
        GetAuthSessionsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Session"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetConfigReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["GetConfigReplyData"];
            meta: components["schemas"]["Meta"];
        };
        GetConfigReplyData: {
            basic: components["schemas"]["BasicSettings"];
            app: components["schemas"]["AppSettings"];
            admob: components["schemas"]["AdMobSettings"];
            update: components["schemas"]["Update"];
            push: {
                /**
                 * @description By what pushes are sent; `log`: nothing is set up, they are written to the log
                 * @enum {unknown}
                 */
                transport: "log" | "fcm" | "webpush" | "fcm+webpush";
                /** @description What browsers subscribe with; null: no Web Push */
                vapid_public_key: string | null;
                /** @description Whether subscribing to topics of FCM makes sense */
                topics: boolean;
            };
        };
        GetFeedsByLangJsonReply: {
            /** @constant */
            version: "https://jsonfeed.org/version/1.1";
            /** @description Title */
            title: string;
            description: string;
            home_page_url: string;
            feed_url: string;
            language: string;
            icon?: string;
            authors: {
                name: string;
            }[];
            hubs?: {
                type: string;
                url: string;
            }[];
            items: {
                /** @description Id */
                id: string;
                url: string;
                /** @description Title */
                title: string;
                /** @description Where feeds carry whole stories */
                content_html?: string;
                /** @description Where they do not: the summary, or the title */
                content_text?: string;
                summary?: string;
                image?: string;
                date_published: string;
                date_modified: string;
                authors?: {
                    name: string;
                }[];
                /** @description At most 30 tags of 60 letters */
                tags: string[];
                language: string;
                attachments?: {
                    url: string;
                    mime_type: string;
                }[];
            }[];
        };
        GetHoroscopeReply: components["schemas"]["GetHoroscopeReply2"] | {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Horoscope"];
            meta: components["schemas"]["Meta"];
        };
        GetHoroscopeReply2: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Horoscope"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetNewsLatestReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewsItem"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetNewsReply: {
            /** @constant */
            success: true;
            message: string;
            data: (components["schemas"]["NewsItem"] | components["schemas"]["Removed"])[];
            meta: components["schemas"]["ListMeta"];
        } | components["schemas"]["GetNewsReply2"];
        GetNewsReply2: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewsItemWhole"];
            meta: components["schemas"]["Meta"];
        };
        GetPanchangDayReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PanchangDay"];
            meta: components["schemas"]["Meta"];
        };
        GetPanchangFestivalsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Festival"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetRssAdminPhpReply: components["schemas"]["PostAdminFeedsReply"] | components["schemas"]["PostAdminFeedsRefreshReply"];
        GetRssReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["FeedItem"][];
            meta: components["schemas"]["ListMeta"];
        } | components["schemas"]["GetRssReply2"];
        GetRssReply2: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["FeedItem"];
            meta: components["schemas"]["Meta"];
        };
        GetSettingsAdmobReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdMobSettings"];
            meta: components["schemas"]["Meta"];
        };
        GetShoppingCategoriesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProductCategory"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetShoppingDealsReply: components["schemas"]["GetShoppingDealsReply2"] | components["schemas"]["GetShoppingDealsReply3"];
        GetShoppingDealsReply2: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Product"][];
            meta: components["schemas"]["ListMeta"];
        };
        GetShoppingDealsReply3: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Product"];
            meta: components["schemas"]["Meta"];
        };
        GetUpdateCheckReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Update"];
            meta: components["schemas"]["Meta"];
        };
        Horoscope: {
            /** @description Id */
            id: number | null;
            sign: components["schemas"]["SignView"];
            period: components["schemas"]["Period"];
            /**
             * Format: date
             * @description First day of the period
             */
            date: string;
            range: components["schemas"]["HoroscopeRange"];
            lang: components["schemas"]["Lang"];
            /** @description Title */
            title: string | null;
            prediction: string | null;
            love: string | null;
            career: string | null;
            health: string | null;
            finance: string | null;
            rating: number | null;
            lucky_number: number | null;
            lucky_color: {
                name: string;
                hex: string | null;
            } | null;
            lucky_time: string | null;
            factors: components["schemas"]["HoroscopeFactor"][];
            source: ("editor" | "computed") | null;
            /** @description Time of the last change, UTC */
            updated_at: string | null;
        };
        HoroscopeFactor: {
            code: string;
            name: string;
            note: string | null;
        };
        HoroscopeRange: {
            /**
             * Format: date
             * @description Begin; null when not known
             */
            start: string;
            /**
             * Format: date
             * @description Last day, it counts
             */
            end: string;
        };
        /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
        InstallationId: string;
        /** @description Any JSON value */
        JsonValue: string | number | boolean | null | {
            [key: string]: unknown;
        } | (string | number | boolean | null | Record<string, never>)[];
        Labels: {
            /** @enum {unknown} */
            lang: "en" | "hi" | "te" | "ta" | "ur";
            /** @description What a field is called, by its name: `x-label` of a field is `fields.` and the name */
            fields: {
                [key: string]: string;
            };
            /** @description What a group of fields is called, by the `x-group` of the fields */
            groups: {
                [key: string]: string;
            };
        };
        /**
         * @description Language, ISO 639-1
         * @enum {unknown}
         */
        Lang: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
        LeaseBody: {
            /** @description Take over the lock of another user; recorded in the audit trail */
            take_over?: boolean;
        };
        LeaseReply: {
            /** @description Id */
            id: number;
            /** @description Who has the edit lock, since when and until when; null for nobody */
            editing: components["schemas"]["Editing"] | null;
        };
        ListMeta: {
            lang?: string | null;
            fallback_lang?: string | null;
            /** @description Page number, from 1 */
            page: number | null;
            /** @description Rows of a page, at most 100; default 20 */
            limit: number;
            total: number | null;
            total_pages: number | null;
            /** @description Whether a further page exists */
            has_more: boolean;
            /** @description Value of `cursor` for the next page; null at the end */
            next_cursor: string | null;
            /**
             * Format: date-time
             * @description The value of `updated_after` for the next call
             */
            next_updated_after?: string;
        };
        LiveEntry: {
            /** @description Id */
            id: number;
            /** @description Number of its last change within the blog */
            seq: number;
            /** @description Title */
            title: string | null;
            /** @description Sanitised HTML */
            content: string;
            /** @description URL of the main image */
            image_url: string | null;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Pinned above the other entries */
            is_pinned: boolean;
            /** @description A key event of the live blog */
            is_key_event: boolean;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        LiveInput: {
            /** @description Title */
            title?: string | null;
            /** @description Text; HTML is sanitised when it is stored */
            content?: string;
            /** @description URL of the main image */
            image_url?: string | null;
            at?: components["schemas"]["Time"];
            /** @description Pinned above the other entries */
            is_pinned?: boolean;
            /** @description A key event of the live blog */
            is_key_event?: boolean;
        };
        LiveRemoved: {
            /** @description Id */
            id: number;
            seq: number;
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        LiveState: {
            /** @description Id of a story */
            news_id: number;
            last_seq: number;
            /** @description End of the live blog; null while it runs */
            live_ended_at: string | null;
        };
        LoginBody: {
            username: string;
            /** Format: password */
            password: string;
            otp?: string | null;
            device_token?: string | null;
            /** @description true: the refresh token is an HttpOnly cookie only */
            cookie?: boolean;
        };
        LoginReply: {
            /** @description Access token, JWT */
            token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Seconds */
            expires_in: number;
            /**
             * Format: date-time
             * @description Time of expiry, UTC
             */
            expires_at: string;
            refresh_token: string | null;
            device_token: string | null;
            user: {
                /** @description Id */
                id: number;
                username: string;
                name: string;
                role: components["schemas"]["Role"];
                /** @description Until it is changed only me, password and logout work */
                must_change_password: boolean;
            };
        };
        LogoutBody: {
            refresh_token?: string;
            /** @description Ends every session; needs an access token */
            everywhere?: boolean;
        };
        Me: components["schemas"]["User"] & {
            /** @description What the role may do now */
            rights: ("account.write" | "news.read" | "news.read_all" | "news.write" | "news.review" | "news.publish" | "news.delete" | "news.empty_trash" | "live.read" | "live.write" | "push.read" | "push.send" | "push.all" | "devices.read" | "devices.write" | "feeds.read" | "feeds.write" | "shopping.read" | "shopping.write" | "categories.read" | "categories.write" | "places.read" | "places.write" | "almanac.read" | "almanac.write" | "horoscope.read" | "horoscope.write" | "polls.read" | "polls.write" | "reports.read" | "reports.write" | "audit.read" | "jobs.read" | "jobs.write" | "settings.read" | "settings.write" | "security.read" | "security.write" | "webhooks.read" | "webhooks.write" | "releases.read" | "releases.write" | "workspace.use" | "workspace.read" | "workspace.lock" | "people.read" | "users.read" | "users.write")[];
            /** @description Of the last 30 days, the newest first, at most 20 */
            security_notices: components["schemas"]["SecurityNotice"][];
        };
        Meta: {
            /** @description The language of the answer */
            lang?: string;
        } & {
            [key: string]: unknown;
        };
        Moment: string | null;
        MonthDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            weekday: components["schemas"]["Name"];
            masa: components["schemas"]["Name"] | null;
            paksha: components["schemas"]["Name"] | null;
            tithi: components["schemas"]["PanchangDayTithi"] | null;
            nakshatra: components["schemas"]["PanchangDayTithi"] | null;
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            moonrise: components["schemas"]["Moment"];
            /** @description Public holiday in its regions */
            is_holiday: boolean;
            festivals: {
                key: string;
                name: string;
                type: string;
                /** @description Public holiday in its regions */
                is_holiday: boolean;
            }[];
        };
        MuhurtaDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            weekday: components["schemas"]["Name"];
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            next_sunrise: components["schemas"]["Moment"];
            /** @description In the order of time */
            good: components["schemas"]["PanchangDayGowriNallaNeram"][];
            /** @description In the order of time */
            bad: components["schemas"]["PanchangDayGowriNallaNeram"][];
            /** @description On a Wednesday, when many almanacs print none */
            abhijit_is_weak: boolean;
            /** @description By the other reading of Ardra, Hasta and Mula */
            alternative_varjyam: components["schemas"]["Span"][];
            /** @description Good conjunctions: sarvartha siddhi, guru pushya ... */
            yogas: components["schemas"]["PanchangDayGowriNallaNeram"][];
            anandadi: components["schemas"]["PanchangDayChoghadiyaDay"][];
            bhadra: components["schemas"]["PanchangDayMuhurtaBhadra"][];
            panchaka: components["schemas"]["PanchangDayMuhurtaPanchaka"] | null;
            disha_shula: components["schemas"]["PanchangDayMuhurtaDishaShula"];
            chandrashtama: components["schemas"]["PanchangDayMuhurtaChandrashtama"];
            choghadiya: components["schemas"]["PanchangDayChoghadiya"];
            hora: components["schemas"]["PanchangDayHora"];
            gowri: components["schemas"]["PanchangDayGowri"];
            bala: components["schemas"]["PanchangDayBala"] | null;
        };
        Name: {
            /** @description From 1, in the order of the tables */
            id: number;
            name: string;
        };
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description The token itself. It is shown in this answer only */
            secret: string;
        };
        NewWebhook: components["schemas"]["Webhook"] & {
            /** @description Signing secret, `whsec_` and base64. It is shown in this answer only */
            secret: string;
        };
        NewsCounts: {
            /** @description With all the filters */
            total: number;
            /** @description With all filters but `status`; an expired story counts as archived */
            status: {
                /** @enum {unknown} */
                value: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                count: number;
            }[];
            /** @description With all filters but `lang` */
            lang: {
                value: components["schemas"]["Lang"];
                count: number;
            }[];
            /** @description With all filters but `category_id`; null: without a category */
            category: {
                value: number | null;
                count: number;
            }[];
            /** @description With all filters but `content_type` */
            content_type: {
                value: components["schemas"]["ContentType"];
                count: number;
            }[];
            /** @description With all filters but `created_by`, the 50 people with most stories; null: made by the program */
            created_by: {
                value: number | null;
                name: string | null;
                count: number;
            }[];
        };
        NewsItem: {
            /** @description Id */
            id: number;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            url: string;
            /** @description URL to share; null while there are no share pages */
            share_url: string | null;
            /** @description Title */
            title: string;
            summary: string;
            /** @description Sanitised HTML, or text when content_format says so */
            content: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
            content_type: components["schemas"]["ContentType"];
            lang: components["schemas"]["Lang"];
            /** @description true: in the default language, because the story is missing in the requested one */
            is_fallback: boolean;
            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
            translation_group: number | null;
            category: components["schemas"]["NewsItemCategory"] | null;
            /** @description Id of a category */
            category_id: number | null;
            /** @description Name of the category in the language */
            category_name: string | null;
            /** @description At most 30 tags of 60 letters */
            tags: string[];
            places: components["schemas"]["NewsItemPlace"][];
            location: components["schemas"]["NewsItemLocation"];
            /** @description URL of the main image */
            image_url: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url: string | null;
            /** @description URL of an audio file */
            audio_url: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author: string | null;
            byline: string | null;
            source: components["schemas"]["NewsItemSource"];
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking: boolean;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until: string | null;
            /** @description Marked for the top of the app */
            is_featured: boolean;
            priority: number;
            /** @description Time of publication, UTC */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
            /** @description Time of expiry, UTC */
            expires_at: string | null;
            /** @description Number of views; written every ten seconds */
            views: number;
            /** @description Reading time in minutes */
            read_minutes: number;
            /** @description What was wrong and was put right, oldest first */
            corrections: components["schemas"]["Correction"][];
            /** @description End of the live blog; null while it runs */
            live_ended_at: string | null;
        };
        NewsItemCategory: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            color: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        NewsItemImage: {
            /** Format: uri */
            url: string;
            /** @description Pixels */
            width?: number | null;
            /** @description Pixels */
            height?: number | null;
            /** @description Description of the image for screen readers */
            alt?: string;
            blurhash?: string | null;
        };
        /** @description State, district and mandal as text; taken from the first place where places are set */
        NewsItemLocation: {
            /** @description State */
            state: string | null;
            /** @description District */
            district: string | null;
            /** @description Mandal, taluk or tehsil */
            mandal: string | null;
        };
        NewsItemPlace: {
            /** @description Id */
            id: number;
            name: string;
            type: string;
        };
        NewsItemSource: {
            name: string | null;
            url: string | null;
        };
        NewsItemWhole: components["schemas"]["NewsItem"] & {
            /** @description The same story in other languages, as far as readers see it */
            translations: {
                lang: components["schemas"]["Lang"];
                /** @description Id */
                id: number;
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: string;
                url: string;
                /** @description Title */
                title: string;
            }[];
        };
        Notification: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            body: string;
            /** @description URL of the main image */
            image_url: string | null;
            type: string;
            /** @description Who gets it: `{type, value}` */
            target: {
                /** @enum {unknown} */
                type: "all" | "topic" | "condition" | "lang" | "place" | "category" | "segment" | "device";
                value: components["schemas"]["JsonValue"];
            };
            data: {
                [key: string]: string;
            };
            /** @description URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
            deep_link: string | null;
            /** @description Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
            ttl_seconds: number | null;
            /** @enum {unknown} */
            priority: "normal" | "high";
            /** @description A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
            collapse_key: string | null;
            /** @description Id of a story */
            news_id: number | null;
            category: string | null;
            /**
             * @description What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes
             * @enum {unknown}
             */
            origin: "desk" | "publish" | "breaking" | "feed";
            goes_with: number | null;
            /** @description What follows an edit of the story until it goes out */
            follows: ("title" | "body" | "image_url")[];
            cancelled: {
                code: string;
                text: string;
            } | null;
            /** @description Time to send at, within a year; the devices are those of that time */
            scheduled_at: string | null;
            spread_seconds: number;
            /** @enum {unknown} */
            status: "awaiting_approval" | "scheduled" | "queued" | "sending" | "paused" | "sent" | "logged" | "failed" | "cancelled";
            counts: {
                targets: number | null;
                sent: number;
                failed: number;
                failed_by_code: {
                    [key: string]: number;
                };
                /** @description Devices that were left out: push_off, opted_out, quiet_hours, daily_cap */
                skipped: {
                    [key: string]: number;
                };
                /** @description Devices that the push service reported as unregistered */
                removed: number;
                opened: number;
            };
            errors: {
                code: string;
                text: string;
                count: number;
            }[];
            opened_share: number | null;
            /** @description By platform: those that it was sent to, or opened on */
            by_platform: {
                [key: string]: components["schemas"]["NotificationByPlatform"];
            };
            /** @description By language: those that it was sent to, or opened on */
            by_lang: {
                [key: string]: components["schemas"]["NotificationByPlatform"];
            };
            progress: {
                first_sent_at: string | null;
                last_sent_at: string | null;
                seconds_to_last: number | null;
                sending_seconds: number | null;
                per_second: number | null;
                per_minute: number | null;
                left: number | null;
                /** @description What is left waits for this; empty when nothing is left */
                waits_for: {
                    /** @enum {unknown} */
                    reason: "schedule" | "turn" | "spread" | "quiet_hours" | "retry" | "quota" | "paused" | "approval";
                    devices: number | null;
                    from: string | null;
                    until: string | null;
                }[];
            };
            /** @description The user who created it */
            created_by: number | null;
            approved_by: number | null;
            sent_at: string | null;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        NotificationByPlatform: {
            sent: number | null;
            opened: number;
            opened_share: number | null;
        };
        NotificationInput: {
            /** @description Title */
            title: string;
            body?: string;
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description Type: general, breaking, news ... */
            type?: string;
            /** @description Who gets it: `{type, value}` */
            target: components["schemas"]["Target"];
            /** @description Data for the app; strings only */
            data?: {
                [key: string]: string;
            };
            /** @description URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
            deep_link?: string | null;
            /** @description Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
            ttl_seconds?: number | null;
            /** @enum {unknown} */
            priority?: "normal" | "high";
            /** @description A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
            collapse_key?: string | null;
            /** @description Id of a story */
            news_id?: number | null;
            category?: string | null;
            /** @description true: even if the story was pushed before */
            allow_repeat?: boolean;
            /** @description Time to send at, within a year; the devices are those of that time */
            scheduled_at?: components["schemas"]["Time"] | null;
            /** @description Seconds over which the batches are spread, to spread the load of phones that open the app */
            spread_seconds?: number;
            /** @description true: validate only; nothing is sent or stored */
            dry_run?: boolean;
        };
        OidcInfo: {
            /** @description Whether a provider is set up */
            enabled: boolean;
            label: string | null;
        };
        OidcSessionBody: {
            /** @description What follows `#oidc_code=` in the address */
            code: string;
            /** @description true: the refresh token is an HttpOnly cookie only */
            cookie?: boolean;
        };
        OnFeedFailingBody: {
            /** @constant */
            type: "feed.failing";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnFeedFailingBodyData"];
        };
        OnFeedFailingBodyData: {
            /** @description Id */
            id: number;
            /** @description Title */
            title: string;
            feed_url: string;
            /** @description Fetches that failed in a row */
            error_count: number;
            last_error: string | null;
        };
        OnFeedRecoveredBody: {
            /** @constant */
            type: "feed.recovered";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnFeedFailingBodyData"];
        };
        OnFeedStoppedBody: {
            /** @constant */
            type: "feed.stopped";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnFeedFailingBodyData"];
        };
        OnNewsPublishedBody: {
            /** @constant */
            type: "news.published";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnNewsPublishedBodyData"];
        };
        OnNewsPublishedBodyData: {
            /** @description Id */
            id: number;
            lang: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @description Where the API shows it to readers */
            url: string;
            /** @description Title */
            title: string;
            /** @description Id of a category */
            category_id: number | null;
            /** @description `published`, or what it became when it was removed */
            status: string;
            /** @description Time of publication, UTC */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        OnNewsRemovedBody: {
            /** @constant */
            type: "news.removed";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnNewsPublishedBodyData"];
        };
        OnNewsUpdatedBody: {
            /** @constant */
            type: "news.updated";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnNewsPublishedBodyData"];
        };
        OnNotificationFailedBody: {
            /** @constant */
            type: "notification.failed";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnNotificationSentBodyData"];
        };
        OnNotificationSentBody: {
            /** @constant */
            type: "notification.sent";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["OnNotificationSentBodyData"];
        };
        OnNotificationSentBodyData: {
            /** @description Id */
            id: number;
            type: string;
            /** @description Title */
            title: string;
            /** @description Id of a story */
            news_id: number | null;
            /**
             * @description logged: no push service is set up
             * @enum {unknown}
             */
            status: "sent" | "logged" | "failed";
            targets: number | null;
            sent: number;
            failed: number;
        };
        OnWebhookTestBody: {
            /** @constant */
            type: "webhook.test";
            /** Format: date-time */
            timestamp: string;
            data: {
                webhook_id: number;
            };
        };
        OpmlInput: {
            /** @description The text of an OPML file */
            opml: string;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Id of a category */
            category_id?: number | null;
            refresh_minutes?: number | null;
            /** @description Folders that are no category become one, below each other; 200 at most */
            create_categories?: boolean;
        };
        OpmlReport: {
            added: number;
            /** @description Feeds that were stored already */
            known: number;
            categories_added: number;
            refused: {
                feed_url: string;
                message: string;
            }[];
        };
        OrderBody: {
            /** @description Only these ids, comma-separated, at most 100 */
            ids: number[];
        };
        PanchangDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            weekday: components["schemas"]["Name"];
            samvatsara: components["schemas"]["Name"] | null;
            shaka_year: number | null;
            vikram_year: number | null;
            ayana: components["schemas"]["Name"] | null;
            ritu: components["schemas"]["Name"] | null;
            masa: {
                amanta: components["schemas"]["Name"] | null;
                purnimanta: components["schemas"]["Name"] | null;
                solar: components["schemas"]["Name"] | null;
                is_adhika: boolean | null;
            } | null;
            paksha: components["schemas"]["Name"] | null;
            /** @description The one in force at sunrise first */
            tithi: components["schemas"]["PanchangDayTithi"][];
            /** @description The one in force at sunrise first */
            nakshatra: components["schemas"]["PanchangDayTithi"][];
            /** @description The one in force at sunrise first */
            yoga: components["schemas"]["PanchangDayTithi"][];
            karana: {
                /** @description From 1, in the order of the tables */
                id: number;
                name: string;
                /** @description Begin; null when not known */
                start: string | null;
                /** @description End; null when not known */
                end: string | null;
                number: number | null;
            }[];
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            moonrise: components["schemas"]["Moment"];
            moonset: components["schemas"]["Moment"];
            next_sunrise: components["schemas"]["Moment"];
            day_length: number | null;
            night_length: number | null;
            rahu_kalam: components["schemas"]["Span"] | null;
            yamagandam: components["schemas"]["Span"] | null;
            gulika_kalam: components["schemas"]["Span"] | null;
            abhijit: components["schemas"]["Span"] | null;
            brahma_muhurta: components["schemas"]["Span"] | null;
            durmuhurtam: components["schemas"]["Span"][];
            varjyam: components["schemas"]["Span"][];
            amrita_kalam: components["schemas"]["Span"][];
            moon_sign: components["schemas"]["Name"] | null;
            sun_sign: components["schemas"]["Name"] | null;
            festivals: components["schemas"]["Festival"][];
            /** @description One line to share: what is special today */
            special: string;
            notes: string | null;
            /** @enum {unknown} */
            source: "computed" | "manual";
            /** @description Fields that an editor has given */
            overridden: string[];
            choghadiya: components["schemas"]["PanchangDayChoghadiya"] | null;
            hora: components["schemas"]["PanchangDayHora"] | null;
            gowri: components["schemas"]["PanchangDayGowri"] | null;
            lagna: components["schemas"]["PanchangDayLagna"][] | null;
            grahas: {
                /** @description From 1, in the order of the tables */
                id: number;
                name: string;
                /** @description Sidereal, degrees */
                longitude: number;
                sign: components["schemas"]["Name"];
                /** @description In the sign */
                degree: number;
                nakshatra: components["schemas"]["Name"];
                pada: number;
                /** @description Degrees a day */
                speed: number;
                is_retrograde: boolean;
                is_combust: boolean;
                next_sign: components["schemas"]["Name"];
                next_sign_at: components["schemas"]["Moment"];
                turns_at: string | null;
            }[] | null;
            padas: {
                nakshatra: components["schemas"]["Name"];
                pada: number;
                sign: components["schemas"]["Name"];
                /** @description Begin; null when not known */
                start: components["schemas"]["Moment"];
                /** @description End; null when not known */
                end: components["schemas"]["Moment"];
            }[] | null;
            calendars: {
                shaka: number;
                vikram: {
                    chaitradi: number;
                    kartikadi: number;
                    ashadhadi: number;
                };
                kali: number;
                samvatsara: {
                    southern: components["schemas"]["Name"];
                    tamil: components["schemas"]["Name"];
                    /** @description By Jupiter's course; the Vikram year has the name of the one that it opened in */
                    northern: {
                        /** @description From 1, in the order of the tables */
                        id: number;
                        name: string;
                        until: components["schemas"]["Moment"];
                        next: components["schemas"]["Name"];
                        of_vikram_year: components["schemas"]["Name"];
                    };
                };
                ritu: {
                    lunar: components["schemas"]["Name"];
                    solar: components["schemas"]["Name"];
                    drik: components["schemas"]["Name"];
                };
                ayana: {
                    sidereal: components["schemas"]["Name"];
                    drik: components["schemas"]["Name"];
                };
                lost_month: components["schemas"]["Name"] | null;
                /** @description The day in each calendar; hijri is tentative */
                dates: {
                    /** @description tamil, malayalam, bengali, national, nanakshahi, hijri ... */
                    key: string;
                    /** @description Waits for the new moon to be sighted; may move by a day */
                    is_tentative: boolean;
                    year: number;
                    month: components["schemas"]["Name"];
                    day: number;
                }[];
            } | null;
            muhurta: {
                /** @description In the order of time */
                good: components["schemas"]["PanchangDayGowriNallaNeram"][];
                /** @description In the order of time */
                bad: components["schemas"]["PanchangDayGowriNallaNeram"][];
                /** @description On a Wednesday, when many almanacs print none */
                abhijit_is_weak: boolean;
                /** @description By the other reading of Ardra, Hasta and Mula */
                alternative_varjyam: components["schemas"]["Span"][];
                /** @description Good conjunctions: sarvartha siddhi, guru pushya ... */
                yogas: components["schemas"]["PanchangDayGowriNallaNeram"][];
                anandadi: components["schemas"]["PanchangDayChoghadiyaDay"][];
                bhadra: components["schemas"]["PanchangDayMuhurtaBhadra"][];
                panchaka: components["schemas"]["PanchangDayMuhurtaPanchaka"] | null;
                disha_shula: components["schemas"]["PanchangDayMuhurtaDishaShula"];
                chandrashtama: components["schemas"]["PanchangDayMuhurtaChandrashtama"];
            } | null;
            bala: components["schemas"]["PanchangDayBala"] | null;
            text: {
                /** @description Day, YYYY-MM-DD */
                date: string;
                weekday: string;
                place: string;
                year: string;
                month: string;
                tithi: string[];
                nakshatra: string[];
                yoga: string[];
                karana: string[];
                sunrise: string | null;
                sunset: string | null;
                moonrise: string | null;
                moonset: string | null;
                rahu_kalam: string | null;
                yamagandam: string | null;
                gulika_kalam: string | null;
                abhijit: string | null;
                brahma_muhurta: string | null;
                durmuhurtam: string[];
                varjyam: string[];
                amrita_kalam: string[];
                sun_sign: string;
                moon_sign: string;
                festivals: string[];
            } | null;
        };
        PanchangDayBala: {
            birth_star: components["schemas"]["Name"] | null;
            birth_sign: components["schemas"]["Name"] | null;
            tarabala: {
                /** @description Id */
                id: number;
                /** @description The same in every language */
                key: string;
                name: string;
                /** @enum {unknown} */
                quality: "good" | "neutral" | "bad";
                /** @description Begin; null when not known */
                start: components["schemas"]["Moment"];
                /** @description End; null when not known */
                end: components["schemas"]["Moment"];
                nakshatra: components["schemas"]["Name"];
            }[];
            chandrabala: {
                /** @description Of the Moon, counted from the sign of birth */
                house: number;
                /** @enum {unknown} */
                quality: "good" | "neutral" | "bad";
                moon_sign: components["schemas"]["Name"];
                /** @description Begin; null when not known */
                start: components["schemas"]["Moment"];
                /** @description End; null when not known */
                end: components["schemas"]["Moment"];
            }[];
        };
        PanchangDayChoghadiya: {
            day: components["schemas"]["PanchangDayChoghadiyaDay"][];
            night: components["schemas"]["PanchangDayChoghadiyaDay"][];
        };
        PanchangDayChoghadiyaDay: {
            /** @description The same in every language */
            key: string;
            name: string;
            /** @enum {unknown} */
            quality: "good" | "neutral" | "bad";
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        PanchangDayGowri: {
            day: components["schemas"]["PanchangDayChoghadiyaDay"][];
            night: components["schemas"]["PanchangDayChoghadiyaDay"][];
            /** @description The good parts, as Tamil calendars print them */
            nalla_neram: components["schemas"]["PanchangDayGowriNallaNeram"][];
        };
        PanchangDayGowriNallaNeram: {
            /** @description The same in every language */
            key: string;
            name: string;
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        PanchangDayHora: {
            day: components["schemas"]["PanchangDayHoraDay"][];
            night: components["schemas"]["PanchangDayHoraDay"][];
        };
        PanchangDayHoraDay: {
            graha: components["schemas"]["Name"];
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        PanchangDayLagna: {
            sign: components["schemas"]["Name"];
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        PanchangDayMuhurtaBhadra: {
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
            tithi: components["schemas"]["Name"];
            /** @description Where she dwells; she harms on the earth only */
            places: components["schemas"]["PanchangDayGowriNallaNeram"][];
            mukha: components["schemas"]["Span"];
            puchha: components["schemas"]["Span"];
        };
        PanchangDayMuhurtaChandrashtama: {
            /** @description Of birth, to which the Moon is the eighth */
            signs: components["schemas"]["PanchangDayLagna"][];
            /** @description Of birth, to which that of the Moon is the seventeenth */
            nakshatras: {
                nakshatra: components["schemas"]["Name"];
                /** @description Begin; null when not known */
                start: components["schemas"]["Moment"];
                /** @description End; null when not known */
                end: components["schemas"]["Moment"];
            }[];
        };
        PanchangDayMuhurtaDishaShula: {
            /** @description The same in every language */
            key: string;
            name: string;
            remedy: components["schemas"]["PanchangDayMuhurtaPanchakaKind"];
        };
        PanchangDayMuhurtaPanchaka: {
            kind: components["schemas"]["PanchangDayMuhurtaPanchakaKind"] | null;
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        PanchangDayMuhurtaPanchakaKind: {
            /** @description The same in every language */
            key: string;
            name: string;
        };
        PanchangDayTithi: {
            /** @description From 1, in the order of the tables */
            id: number;
            name: string;
            /** @description Begin; null when not known */
            start: string | null;
            /** @description End; null when not known */
            end: string | null;
            /** @description It is over before a sunrise sees it */
            is_kshaya: boolean;
            /** @description Two sunrises see it */
            is_vriddhi: boolean;
        };
        PasswordBody: {
            /** Format: password */
            current: string;
            /** Format: password */
            new: string;
        };
        PasswordLinkBody: {
            /** @description What follows `#` in the link */
            token: string;
            /** Format: password */
            password: string;
        };
        PasswordResetBody: {
            email: string;
        };
        PatchAdminCategoriesByIdBody: {
            name?: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["PlaceInputText"];
            };
            /** @description Id of the parent; null at the top */
            parent_id?: number | null;
            /** @description URL of the icon */
            icon_url?: string | null;
            color?: string | null;
            /** @description Position in lists, ascending */
            sort_order?: number;
            /** @description false: not shown to readers */
            is_active?: boolean;
        };
        PatchAdminFeedsByIdBody: {
            /** Format: uri */
            feed_url?: string;
            /** @description Default: the title of the feed */
            title?: string;
            site_url?: string | null;
            /** @description URL of the icon */
            icon_url?: string | null;
            lang?: components["schemas"]["Lang"] | null;
            /** @description Id of a category */
            category_id?: number | null;
            refresh_minutes?: number | null;
            /** @description IANA time zone of dates without one; default Asia/Kolkata */
            zone?: string;
            user_agent?: string | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            username?: string | null;
            password?: string | null;
            /** @description New items become news: true means `publish_mode` link where it was off */
            auto_publish?: boolean;
            /** @description Only items that have one of these words; empty: all */
            keywords_in?: string[];
            /** @description No items that have one of these words */
            keywords_out?: string[];
            /** @description News categories by the feed's own words for them; the feed's `category_id` for what has none */
            category_map?: {
                [key: string]: number;
            };
            /**
             * @description off; link: title and summary with the source; full: the whole text, if its owner allows it
             * @enum {unknown}
             */
            publish_mode?: "off" | "link" | "full";
            /** @description Whether the feed's owner allows the full text */
            full_text_allowed?: boolean;
            /** @description true: items wait for review instead of being published */
            review?: boolean;
            /** @description New items that are published are pushed to the phones of the language */
            push?: boolean;
            /** @description false: not fetched, and its items are not shown */
            is_active?: boolean;
        };
        PatchAdminFestivalsByIdBody: {
            /** @description Day, YYYY-MM-DD */
            date?: components["schemas"]["Day"];
            key?: string;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            name?: string;
            description?: string | null;
            /** @description Name and description by language */
            texts?: {
                [key: string]: components["schemas"]["DayInputFestivalText"];
            };
            type?: components["schemas"]["FestivalType"];
            /** @description Public holiday in its regions */
            is_holiday?: boolean;
            /** @description Waits for the new moon to be sighted; may move by a day */
            is_tentative?: boolean;
            /** @description ISO 3166-2 codes such as IN-TS; IN is all of India */
            regions?: string[];
            /** @description URL of the main image */
            image_url?: string | null;
        };
        PatchAdminHoroscopeByIdBody: {
            /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
            sign?: string | number;
            /**
             * @description daily; weekly from Monday; monthly and yearly by the calendar
             * @enum {unknown}
             */
            period?: "daily" | "weekly" | "monthly" | "yearly";
            /** @description Day, YYYY-MM-DD */
            date?: components["schemas"]["Day"];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            prediction?: string;
            /** @description Title */
            title?: string | null;
            love?: string | null;
            career?: string | null;
            health?: string | null;
            finance?: string | null;
            rating?: number | null;
            lucky_number?: number | null;
            lucky_color?: components["schemas"]["PostAdminHoroscopeBatchBodyItemLuckyColor"] | null;
            lucky_time?: string | null;
            factors?: components["schemas"]["PostAdminHoroscopeBatchBodyItemFactor"][];
            /** @enum {unknown} */
            source?: "editor" | "computed";
        };
        PatchAdminNewsByIdBody: {
            /** @description Title */
            title?: string;
            /** @description Absent: the first 60 words of the content */
            summary?: string;
            /** @description Text; HTML is sanitised when it is stored */
            content?: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format?: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
            content_type?: components["schemas"]["ContentType"];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
            translation_group?: number | null;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Id of a category */
            category_id?: number | null;
            /** @description At most 30 tags of 60 letters */
            tags?: string[];
            /** @description State, district and mandal as text; taken from the first place where places are set */
            location?: components["schemas"]["AdminInputLocation"] | null;
            /** @description Places of the tree, the main one first; `location` follows from it */
            place_ids?: number[];
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url?: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images?: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url?: string | null;
            /** @description URL of an audio file */
            audio_url?: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author?: string | null;
            byline?: string | null;
            source?: components["schemas"]["AdminInputSource"] | null;
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking?: boolean;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until?: components["schemas"]["Time"] | null;
            /** @description Marked for the top of the app */
            is_featured?: boolean;
            priority?: number;
            /** @description Time of expiry, UTC */
            expires_at?: components["schemas"]["Time"] | null;
            /** @enum {unknown} */
            status?: "draft" | "review";
        };
        PatchAdminNewsByIdCorrectionsByCorrectionBody: {
            text?: string;
            at?: components["schemas"]["Time"];
        };
        PatchAdminPanchangByDayBody: {
            /** @description Day, YYYY-MM-DD */
            date?: components["schemas"]["Day"];
            city?: string | null;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            weekday?: components["schemas"]["DayInputWeekday"] | null;
            samvatsara?: components["schemas"]["DayInputSamvatsara"] | null;
            shaka_year?: number | null;
            vikram_year?: number | null;
            ayana?: components["schemas"]["DayInputAyana"] | null;
            ritu?: components["schemas"]["DayInputRitu"] | null;
            masa?: components["schemas"]["DayInputMasa"] | null;
            paksha?: components["schemas"]["DayInputAyana"] | null;
            tithi?: components["schemas"]["DayInputTithi"][] | null;
            nakshatra?: components["schemas"]["DayInputNakshatra"][] | null;
            yoga?: components["schemas"]["DayInputNakshatra"][] | null;
            karana?: components["schemas"]["DayInputKarana"][] | null;
            sunrise?: string | null;
            sunset?: string | null;
            moonrise?: string | null;
            moonset?: string | null;
            rahu_kalam?: components["schemas"]["DayInputRahuKalam"] | null;
            yamagandam?: components["schemas"]["DayInputRahuKalam"] | null;
            gulika_kalam?: components["schemas"]["DayInputRahuKalam"] | null;
            abhijit?: components["schemas"]["DayInputRahuKalam"] | null;
            brahma_muhurta?: components["schemas"]["DayInputRahuKalam"] | null;
            durmuhurtam?: components["schemas"]["DayInputRahuKalam"][] | null;
            varjyam?: components["schemas"]["DayInputRahuKalam"][] | null;
            amrita_kalam?: components["schemas"]["DayInputRahuKalam"][] | null;
            moon_sign?: components["schemas"]["DayInputMasaAmanta"] | null;
            sun_sign?: components["schemas"]["DayInputMasaAmanta"] | null;
            notes?: components["schemas"]["DayInputNotes"] | null;
            festivals?: components["schemas"]["DayInputFestival"][] | null;
            /** @description true: these festivals replace the computed ones */
            festivals_replace?: boolean;
        };
        PatchAdminPlacesByIdBody: {
            /** @description In English */
            name?: string;
            /**
             * @description country, state, district, mandal (also taluk, taluka, tehsil, tahsil) or city
             * @enum {unknown}
             */
            type?: "country" | "state" | "district" | "mandal" | "city" | "taluk" | "taluka" | "tehsil" | "tahsil";
            /** @description Id of the parent; null at the top */
            parent_id?: number | null;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            code?: string | null;
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["PlaceInputText"];
            };
            /** @description Degrees north */
            lat?: number | null;
            /** @description Degrees east */
            lon?: number | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz?: string | null;
            /** @description false: not shown to readers */
            is_active?: boolean;
        };
        PatchAdminPollsByIdBody: {
            question?: string;
            options?: components["schemas"]["PollInputOption"][];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["AdminPollText"];
            };
            /** @description Id of a story */
            news_id?: number | null;
            opens_at?: components["schemas"]["Time"] | null;
            closes_at?: components["schemas"]["Time"] | null;
            /** @enum {unknown} */
            show_results?: "always" | "after_vote" | "after_close";
            can_change?: boolean;
        };
        PatchAdminProductCategoriesByIdBody: {
            name?: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["PlaceInputText"];
            };
            /** @description URL of the icon */
            icon_url?: string | null;
            /** @description Position in lists, ascending */
            sort_order?: number;
            /** @description false: not shown to readers */
            is_active?: boolean;
        };
        PatchAdminProductsByIdBody: {
            /** @description Title */
            title?: string;
            description?: string;
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["ProductInputText"];
            };
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images?: string[];
            /** @description In minor units (paise) */
            price?: number;
            /** @description Maximum retail price in minor units; not below `price` */
            mrp?: number | null;
            /** @description ISO 4217; default INR */
            currency?: string;
            coupon_code?: string | null;
            store?: components["schemas"]["ProductInputStore"] | null;
            deal_url?: string | null;
            /** @description Id of a category */
            category_id?: number | null;
            /** @description Marked for the top of the app */
            is_featured?: boolean;
            /** @description Whether links earn a commission */
            is_affiliate?: boolean;
            /** @description `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
            deal?: components["schemas"]["ProductInputDeal"] | null;
            /** @description Whether it can be bought */
            in_stock?: boolean;
            rating?: number | null;
            /** @description Position in lists, ascending */
            sort_order?: number;
            /** @description false: not shown to readers */
            is_active?: boolean;
        };
        PatchAdminReleasesByIdBody: {
            /**
             * @description Platform, default android
             * @enum {unknown}
             */
            platform?: "android" | "ios";
            /** @description Up to four numbers, such as 1.2.3; 1.2.3-beta1 comes before 1.2.3 */
            version?: string;
            /** @description Android version code, iOS build number */
            version_code?: number;
            /** @description Apps below this version must update */
            min_version?: string | null;
            /** @description Apps below this version code must update */
            min_version_code?: number | null;
            /** @description Title */
            title?: string;
            message?: string;
            /** @description List of changes */
            whats_new?: string[];
            /** @description Texts in other languages, by language */
            texts?: {
                [key: string]: components["schemas"]["ReleaseInputText"];
            };
            /** @description https URL on one of the `store_hosts` of the security settings */
            store_url?: string | null;
            /** @description Share of installations that are offered the release */
            rollout_percent?: number;
            /** @description false: not shown to readers */
            is_active?: boolean;
            /** @description Not shown before this time */
            released_at?: components["schemas"]["Time"];
        };
        PatchAdminSettingsNewsroomBody: {
            /** @description Rights of a chief that editors have, too; empty where a chief publishes. Default: all of them */
            editors_may?: components["schemas"]["PatchAdminSettingsNewsroomBodyEditorsMay"][];
            /** @description true: a notification to everybody waits until a second person with `push.all` approves it */
            push_approval?: boolean;
            /** Format: password */
            current_password?: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp?: string;
        };
        /** @enum {unknown} */
        PatchAdminSettingsNewsroomBodyEditorsMay: "news.publish" | "news.delete" | "push.send" | "push.all" | "devices.write" | "feeds.write" | "shopping.write" | "categories.write" | "places.write" | "jobs.write";
        PatchAdminSettingsSecurityBody: {
            /** @description Roles that need a second factor: without one such a user can only set one up */
            mfa_roles?: components["schemas"]["Role"][];
            /** @description Days after its login at which a session ends, however often it was renewed */
            session_days?: number;
            /** @description Days for which the audit trail is kept */
            audit_days?: number;
            /** @description Servers that `store_url` of a release may name */
            store_hosts?: string[];
            /** @description Schemes of addresses that phones are led to: http, https and those of the app */
            link_schemes?: string[];
            /** Format: password */
            current_password?: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp?: string;
        };
        PatchAdminUsersByIdBody: {
            /** @description Letters of any script, digits and . _ - @ */
            username?: string;
            /** @description Display name; default: the username */
            name?: string;
            /**
             * @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users
             * @enum {unknown}
             */
            role?: "viewer" | "contributor" | "editor" | "chief" | "owner";
            /** Format: password */
            password?: string;
            email?: string | null;
            lang?: components["schemas"]["Lang"] | null;
            /** @description Sends a link to choose the password, which is then not given; needs `email` */
            invite?: boolean;
            /** @description false: not shown to readers */
            is_active?: boolean;
            /** @description Languages of the stories that the user may write; empty: all */
            langs?: components["schemas"]["Lang"][];
            /** @description The same for categories */
            category_ids?: number[];
            /** @description The same for places, with all below them */
            place_ids?: number[];
            /** @description Must change the password at the next login */
            must_change_password?: boolean;
            /** @description false removes a lost second factor */
            totp_enabled?: boolean;
            /** Format: password */
            current_password?: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp?: string;
        };
        PatchAdminWebhooksByIdBody: {
            /** Format: uri */
            url?: string;
            description?: string;
            events?: components["schemas"]["WebhookInputEvent"][];
            /** @description true starts one that was stopped again */
            is_active?: boolean;
        };
        /**
         * @description daily; weekly from Monday; monthly and yearly by the calendar
         * @enum {unknown}
         */
        Period: "daily" | "weekly" | "monthly" | "yearly";
        Person: {
            /** @description Id */
            id: number;
            /** @description Display name */
            name: string;
        };
        PersonRow: {
            /** @description Id */
            id: number;
            /** @description Display name */
            name: string;
            role: components["schemas"]["Role"];
            /** @description false: not shown to readers */
            is_active: boolean;
        };
        Place: {
            city: string | null;
            /** @description Degrees north */
            lat: number;
            /** @description Degrees east */
            lon: number;
            /** @description IANA zone */
            tz: string;
        };
        PlaceChoice: {
            /** @description GeoNames id */
            id: number;
            /** @description English name, as `city=` takes it */
            city: string;
            /** @description In the language, where it is known */
            name: string;
            /** @description ISO 3166-1 */
            country: string;
            /** @description ISO 3166-2 in India, the country elsewhere */
            region: string;
            /** @description Degrees north */
            lat: number;
            /** @description Degrees east */
            lon: number;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string;
            km: number | null;
        };
        PlaceInput: components["schemas"]["PatchAdminPlacesByIdBody"] & {
            /** @description In English */
            name: string;
            /**
             * @description country, state, district, mandal (also taluk, taluka, tehsil, tahsil) or city
             * @enum {unknown}
             */
            type: "country" | "state" | "district" | "mandal" | "city" | "taluk" | "taluka" | "tehsil" | "tahsil";
        };
        PlaceInputText: {
            name?: string;
        };
        PlaceItem: components["schemas"]["TreePlace"] & {
            ancestors: {
                /** @description Id */
                id: number;
                name: string;
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: string;
                /** @enum {unknown} */
                type: "country" | "state" | "district" | "mandal" | "city";
                /** @description Push topic of the place in this language */
                topic: string;
            }[];
        };
        PlacesCsv: {
            /** @description UTF-8; see the documentation for its columns */
            csv: string;
            /** @description Check all of it, write nothing */
            dry_run?: boolean;
        };
        PlacesReport: {
            rows: number;
            added: number;
            changed: number;
            unchanged: number;
            dry_run: boolean;
        };
        /**
         * @description Platform, default android
         * @enum {unknown}
         */
        Platform: "android" | "ios";
        Poll: {
            /** @description Id */
            id: number;
            lang: components["schemas"]["Lang"];
            /** @description It has no text in the requested language */
            is_fallback: boolean;
            question: string;
            /** @description Id of a story */
            news_id: number | null;
            /** @enum {unknown} */
            status: "open" | "closed";
            opens_at: string | null;
            closes_at: string | null;
            /** @enum {unknown} */
            show_results: "always" | "after_vote" | "after_close";
            /** @description A vote may be changed while the poll is open */
            can_change: boolean;
            options: {
                /** @description What a vote names; counted within the poll */
                id: number;
                text: string;
                votes: number | null;
                percent: number | null;
            }[];
            total: number | null;
        };
        PollInput: components["schemas"]["PatchAdminPollsByIdBody"] & {
            question: string;
            options: components["schemas"]["PollInputOption"][];
        };
        PollInputOption: {
            /** @description Of an option that is there */
            id?: number;
            text: string;
        };
        /** @enum {unknown} */
        PollStatus: "draft" | "open" | "closed";
        PostAdminCategoriesOrderReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BatchReport"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminCategoriesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminCategory"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminFeedItemsByIdPublishBody: {
            /** @enum {unknown} */
            mode?: "link" | "full";
        };
        PostAdminFeedsByIdWebsubBody: {
            /** @enum {unknown} */
            action: "subscribe" | "unsubscribe";
        };
        PostAdminFeedsOpmlReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OpmlReport"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminFeedsRefreshReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["FeedRun"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminFeedsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Feed"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminFeedsTestReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["FeedTest"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminFestivalsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminFestival"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminHoroscopeBatchBody: {
            items: {
                /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
                sign: string | number;
                /**
                 * @description daily; weekly from Monday; monthly and yearly by the calendar
                 * @enum {unknown}
                 */
                period?: "daily" | "weekly" | "monthly" | "yearly";
                /** @description Day, YYYY-MM-DD */
                date?: components["schemas"]["Day"];
                /**
                 * @description Language, ISO 639-1
                 * @enum {unknown}
                 */
                lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
                prediction: string;
                /** @description Title */
                title?: string | null;
                love?: string | null;
                career?: string | null;
                health?: string | null;
                finance?: string | null;
                rating?: number | null;
                lucky_number?: number | null;
                lucky_color?: components["schemas"]["PostAdminHoroscopeBatchBodyItemLuckyColor"] | null;
                lucky_time?: string | null;
                factors?: components["schemas"]["PostAdminHoroscopeBatchBodyItemFactor"][];
                /** @enum {unknown} */
                source?: "editor" | "computed";
            }[];
            /** @description true: all is checked, and nothing is written */
            dry_run?: boolean;
        };
        PostAdminHoroscopeBatchBodyItemFactor: {
            code: string;
            name: string;
            note?: string | null;
        };
        PostAdminHoroscopeBatchBodyItemLuckyColor: {
            name: string;
            hex?: string | null;
        };
        PostAdminHoroscopeBody: components["schemas"]["PatchAdminHoroscopeByIdBody"] & {
            /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
            sign: string | number;
            prediction: string;
        };
        PostAdminHoroscopeReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminHoroscope"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNewsByIdLeaseReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LeaseReply"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNewsByIdLiveCloseReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LiveState"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNewsByIdLiveReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminLiveEntry"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNewsByIdPreviewsBody: {
            /** @description For how long the link works; default 7 */
            days?: number;
        };
        PostAdminNewsByIdPreviewsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PostAdminNewsByIdPreviewsReplyData"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNewsByIdPreviewsReplyData: {
            /** @description Id */
            id: number;
            /** @description Id of a story */
            news_id: number;
            /** @description Whoever has this address can read the story until it expires */
            url: string;
            /**
             * Format: date-time
             * @description Time of expiry, UTC
             */
            expires_at: string;
            revoked_at: string | null;
            /** @description The user who created it */
            created_by: components["schemas"]["Who"];
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
        };
        PostAdminNewsByIdSubmitBody: {
            note?: string | null;
        };
        PostAdminNewsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminItem"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNotificationsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Notification"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminNotificationsReply2: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DryRun"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminPanchangReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StoredDay"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminPlacesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminPlace"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminPollsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminPoll"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminProductCategoriesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminProductCategory"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminProductsReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminProduct"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminReleasesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Release"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminSettingsBasicRevisionsByRevRestoreBody: Record<string, never>;
        PostAdminSubmissionsByIdAcceptBody: {
            note?: string | null;
        };
        PostAdminSubmissionsByIdAcceptReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["GetAdminSubmissionsReplyData"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminUsersBody: components["schemas"]["PatchAdminUsersByIdBody"] & {
            /** @description Letters of any script, digits and . _ - @ */
            username: string;
            /**
             * @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users
             * @enum {unknown}
             */
            role: "viewer" | "contributor" | "editor" | "chief" | "owner";
        };
        PostAdminUsersReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["User"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminWebhooksByIdTestReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookDeliveryDetail"];
            meta: components["schemas"]["Meta"];
        };
        PostAdminWebhooksReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewWebhook"];
            meta: components["schemas"]["Meta"];
        };
        PostAuthLoginReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LoginReply"];
            meta: components["schemas"]["Meta"];
        };
        PostAuthLogoutReply: {
            /** @constant */
            success: true;
            message: string;
            /** @description Nothing */
            data: components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            meta: components["schemas"]["Meta"];
        };
        PostAuthPhpBody: components["schemas"]["LoginBody"] | components["schemas"]["RefreshBody"] | components["schemas"]["LogoutBody"] | components["schemas"]["PasswordBody"];
        PostDevicesReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Device"];
            meta: components["schemas"]["Meta"];
        };
        PostHoroscopePhpBody: {
            /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
            sign: string | number;
            /**
             * @description daily; weekly from Monday; monthly and yearly by the calendar
             * @enum {unknown}
             */
            period?: "daily" | "weekly" | "monthly" | "yearly";
            /** @description Day, YYYY-MM-DD */
            date?: string;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            prediction?: string;
            /** @description Title */
            title?: string | null;
            love?: string | null;
            career?: string | null;
            health?: string | null;
            finance?: string | null;
            rating?: number | null;
            lucky_number?: number | null;
            lucky_color?: components["schemas"]["PostAdminHoroscopeBatchBodyItemLuckyColor"] | null;
            lucky_time?: string | null;
            factors?: components["schemas"]["PostAdminHoroscopeBatchBodyItemFactor"][];
            /** @enum {unknown} */
            source?: "editor" | "computed";
        };
        PostNewsByIdViewBody: {
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id?: string;
        };
        PostNewsPhpBody: {
            /** @description Title */
            title?: string;
            /** @description Absent: the first 60 words of the content */
            summary?: string;
            /** @description Text; HTML is sanitised when it is stored */
            content?: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format?: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
            content_type?: components["schemas"]["ContentType"];
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
            translation_group?: number | null;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Id of a category */
            category_id?: number | null;
            /** @description At most 30 tags of 60 letters */
            tags?: string[];
            /** @description State, district and mandal as text; taken from the first place where places are set */
            location?: components["schemas"]["AdminInputLocation"] | null;
            /** @description Places of the tree, the main one first; `location` follows from it */
            place_ids?: number[];
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url?: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images?: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url?: string | null;
            /** @description URL of an audio file */
            audio_url?: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author?: string | null;
            byline?: string | null;
            source?: components["schemas"]["AdminInputSource"] | null;
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking?: boolean;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until?: components["schemas"]["Time"] | null;
            /** @description Marked for the top of the app */
            is_featured?: boolean;
            priority?: number;
            /** @description Time of expiry, UTC */
            expires_at?: components["schemas"]["Time"] | null;
            /** @description Id */
            id?: number;
            /** @description Slug of the category, or its id */
            category?: string;
            /** @enum {unknown} */
            status?: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
            /** @description Time of publication, UTC */
            published_at?: components["schemas"]["Time"];
        };
        PostNewsPhpReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewsItem"];
            meta: components["schemas"]["Meta"];
        };
        PostNotificationsByIdOpenedBody: {
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id: string;
        };
        PostPanchangPhpBody: {
            /** @description Day, YYYY-MM-DD */
            date: string;
            city?: string | null;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            weekday?: components["schemas"]["DayInputWeekday"] | null;
            samvatsara?: components["schemas"]["DayInputSamvatsara"] | null;
            shaka_year?: number | null;
            vikram_year?: number | null;
            ayana?: components["schemas"]["DayInputAyana"] | null;
            ritu?: components["schemas"]["DayInputRitu"] | null;
            masa?: components["schemas"]["DayInputMasa"] | null;
            paksha?: components["schemas"]["DayInputAyana"] | null;
            tithi?: components["schemas"]["DayInputTithi"][] | null;
            nakshatra?: components["schemas"]["DayInputNakshatra"][] | null;
            yoga?: components["schemas"]["DayInputNakshatra"][] | null;
            karana?: components["schemas"]["DayInputKarana"][] | null;
            sunrise?: string | null;
            sunset?: string | null;
            moonrise?: string | null;
            moonset?: string | null;
            rahu_kalam?: components["schemas"]["DayInputRahuKalam"] | null;
            yamagandam?: components["schemas"]["DayInputRahuKalam"] | null;
            gulika_kalam?: components["schemas"]["DayInputRahuKalam"] | null;
            abhijit?: components["schemas"]["DayInputRahuKalam"] | null;
            brahma_muhurta?: components["schemas"]["DayInputRahuKalam"] | null;
            durmuhurtam?: components["schemas"]["DayInputRahuKalam"][] | null;
            varjyam?: components["schemas"]["DayInputRahuKalam"][] | null;
            amrita_kalam?: components["schemas"]["DayInputRahuKalam"][] | null;
            moon_sign?: components["schemas"]["DayInputMasaAmanta"] | null;
            sun_sign?: components["schemas"]["DayInputMasaAmanta"] | null;
            notes?: components["schemas"]["DayInputNotes"] | null;
            festivals?: components["schemas"]["DayInputFestival"][] | null;
            /** @description true: these festivals replace the computed ones */
            festivals_replace?: boolean;
        };
        PostRssAdminPhpBody: {
            /** Format: uri */
            feed_url?: string;
            /** @description Default: the title of the feed */
            title?: string;
            site_url?: string | null;
            /** @description URL of the icon */
            icon_url?: string | null;
            lang?: components["schemas"]["Lang"] | null;
            /** @description Id of a category */
            category_id?: number | null;
            refresh_minutes?: number | null;
            /** @description IANA time zone of dates without one; default Asia/Kolkata */
            zone?: string;
            user_agent?: string | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            username?: string | null;
            password?: string | null;
            /** @description New items become news: true means `publish_mode` link where it was off */
            auto_publish?: boolean;
            /** @description Only items that have one of these words; empty: all */
            keywords_in?: string[];
            /** @description No items that have one of these words */
            keywords_out?: string[];
            /** @description News categories by the feed's own words for them; the feed's `category_id` for what has none */
            category_map?: {
                [key: string]: number;
            };
            /**
             * @description off; link: title and summary with the source; full: the whole text, if its owner allows it
             * @enum {unknown}
             */
            publish_mode?: "off" | "link" | "full";
            /** @description Whether the feed's owner allows the full text */
            full_text_allowed?: boolean;
            /** @description true: items wait for review instead of being published */
            review?: boolean;
            /** @description New items that are published are pushed to the phones of the language */
            push?: boolean;
            /** @description false: not fetched, and its items are not shown */
            is_active?: boolean;
            /** @description Id */
            id?: number;
        } | {
            /** @description Only these ids, comma-separated, at most 100 */
            ids?: number[];
            all?: boolean;
            /** @description Id of a category */
            category_id?: number;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Id */
            id?: number;
        } | {
            /** Format: uri */
            feed_url?: string;
            /** @description Where the address is a web page, ask for the feeds that it may have */
            discover?: boolean;
            lang?: components["schemas"]["Lang"] | null;
            /** @description IANA time zone of dates without one; default Asia/Kolkata */
            zone?: string;
            user_agent?: string | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            username?: string | null;
            password?: string | null;
            /** @description Only items that have one of these words; empty: all */
            keywords_in?: string[];
            /** @description No items that have one of these words */
            keywords_out?: string[];
            /** @description Id */
            id?: number;
        } | components["schemas"]["OpmlInput"];
        PostRssAdminPhpBody2: {
            /** Format: uri */
            feed_url?: string;
            /** @description Default: the title of the feed */
            title?: string;
            site_url?: string | null;
            /** @description URL of the icon */
            icon_url?: string | null;
            lang?: components["schemas"]["Lang"] | null;
            /** @description Id of a category */
            category_id?: number | null;
            refresh_minutes?: number | null;
            /** @description IANA time zone of dates without one; default Asia/Kolkata */
            zone?: string;
            user_agent?: string | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            username?: string | null;
            password?: string | null;
            /** @description New items become news: true means `publish_mode` link where it was off */
            auto_publish?: boolean;
            /** @description Only items that have one of these words; empty: all */
            keywords_in?: string[];
            /** @description No items that have one of these words */
            keywords_out?: string[];
            /** @description News categories by the feed's own words for them; the feed's `category_id` for what has none */
            category_map?: {
                [key: string]: number;
            };
            /**
             * @description off; link: title and summary with the source; full: the whole text, if its owner allows it
             * @enum {unknown}
             */
            publish_mode?: "off" | "link" | "full";
            /** @description Whether the feed's owner allows the full text */
            full_text_allowed?: boolean;
            /** @description true: items wait for review instead of being published */
            review?: boolean;
            /** @description New items that are published are pushed to the phones of the language */
            push?: boolean;
            /** @description false: not fetched, and its items are not shown */
            is_active?: boolean;
            /** @description Id */
            id?: number;
        };
        Presence: {
            user: components["schemas"]["Person"];
            /** @description A window of the user */
            client: string;
            resource: string;
            /** @description Id */
            id: number | null;
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Over then, unless it is sent again
             */
            until: string;
        };
        PresenceInput: {
            /** @description Names the window, such as a random UUID */
            client: string;
            resource?: string | null;
            /** @description Id */
            id?: number | null;
        };
        Preview: {
            count: number | null;
            by_platform: {
                [key: string]: number;
            };
            by_lang: {
                [key: string]: number;
            };
        };
        PreviewInput: {
            /** @description Who gets it: `{type, value}` */
            target: components["schemas"]["Target"];
        };
        PreviewItem: components["schemas"]["NewsItem"] & {
            /** @description Of the story: draft, review, scheduled, published, archived */
            status: string;
            /** @description Unpublished changes of a published story are in it */
            has_changes: boolean;
            /**
             * Format: date-time
             * @description When this address stops working
             */
            link_expires_at: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            /** @constant */
            success: false;
            message: string;
            code: string;
            errors: {
                /** @description Dotted path such as `images.0.url`; empty for the whole body */
                field: string;
                /** @description required, type, too_short, too_long, range, pattern, text, unknown, not_found, taken, repeated or invalid */
                code: string;
                /** @description Values in the message: `min`, `max`, `known` */
                params: {
                    [key: string]: unknown;
                };
                /** @description Plain words that follow the name of the field */
                message: string;
            }[];
            request_id: string;
        };
        Product: {
            /** @description Id */
            id: number;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            url: string;
            /** @description Title */
            title: string;
            description: string;
            /** @description URL of the main image */
            image_url: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images: string[];
            /** @description Outside of a deal; in minor units, as is all money */
            price: number;
            /** @description What is paid now: the price of the deal while it runs */
            current_price: number;
            /** @description Maximum retail price in minor units; not below `price` */
            mrp: number | null;
            /** @description ISO 4217, default INR */
            currency: string;
            /** @description current_price for people: ₹1,23,456 */
            price_text: string;
            mrp_text: string | null;
            /** @description current_price against mrp; without an mrp, against price */
            discount_percent: number;
            coupon_code: string | null;
            store: components["schemas"]["ProductStore"] | null;
            deal_url: string | null;
            /** @description Id of a category */
            category_id: number | null;
            /** @description Name of the category in the language */
            category_name: string | null;
            /** @description Marked for the top of the app */
            is_featured: boolean;
            /** @description Whether links earn a commission */
            is_affiliate: boolean;
            /** @description `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
            deal: {
                /** Format: date-time */
                starts_at: string;
                ends_at: string | null;
                /** @description Price in minor units (paise); of a product the one outside a deal */
                price: number;
            } | null;
            /** @description Whether it can be bought */
            in_stock: boolean;
            rating: number | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        ProductCategory: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @description URL of the icon */
            icon_url: string | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            product_count: number;
            /** @description false: not shown to readers */
            is_active: boolean;
        };
        ProductCategoryInput: components["schemas"]["PatchAdminProductCategoriesByIdBody"] & {
            name: string;
        };
        ProductInput: components["schemas"]["PatchAdminProductsByIdBody"] & {
            /** @description Title */
            title: string;
            /** @description In minor units (paise) */
            price: number;
        };
        /** @description Default: begins at once, never ends, has the price of the product */
        ProductInputDeal: {
            starts_at?: components["schemas"]["Time"];
            ends_at?: components["schemas"]["Time"] | null;
            /** @description Price in minor units (paise); of a product the one outside a deal */
            price?: number | null;
        };
        ProductInputStore: {
            name: string;
            /** @description URL of the icon */
            icon_url?: string | null;
        };
        ProductInputText: {
            /** @description Title */
            title?: string;
            description?: string;
        };
        ProductStore: {
            name: string;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        PublishAndNotifyInput: {
            /** @description Time of publication, UTC */
            published_at?: components["schemas"]["Time"] | null;
            /** @description Texts by language that override those of the story; null leaves a language out */
            languages?: {
                [key: string]: {
                    /** @description Title */
                    title?: string;
                    body?: string;
                    /** @description URL of the main image */
                    image_url?: string | null;
                    /** @description URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
                    deep_link?: string | null;
                } | null;
            };
            /**
             * @description default devices: the phones of the language, counted; topic: one message to `news.{lang}.breaking`, for breaking news
             * @enum {unknown}
             */
            by?: "devices" | "topic";
            /** @description Type: general, breaking, news ... */
            type?: string;
            /** @enum {unknown} */
            priority?: "normal" | "high";
            /** @description Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
            ttl_seconds?: number | null;
            /** @description Seconds over which the batches are spread, to spread the load of phones that open the app */
            spread_seconds?: number;
            /** @description true: even if the story was pushed before */
            allow_repeat?: boolean;
        };
        PublishBody: {
            /** @description Time of publication, UTC */
            published_at?: components["schemas"]["Time"] | string | null;
        };
        PublishChangesBody: {
            publish_at?: components["schemas"]["Time"] | null;
            /** @description Also fields that were changed in the story meanwhile; otherwise that is 409 */
            overwrite?: boolean;
        };
        PublishedAndNotified: {
            news: components["schemas"]["AdminItem"];
            notifications: components["schemas"]["Notification"][];
            /** @description Published languages without a push: left out by the request, or pushed before */
            left_out: {
                lang: components["schemas"]["Lang"];
                /** @description Id of a story */
                news_id: number;
                pushed: number | null;
            }[];
        };
        PutAdminMyDigestBody: {
            enabled: boolean;
            /** @description Hour of the desk's time zone from which it is sent */
            hour?: number;
        };
        PutInstallationsByInstallationIdBookmarksByNewsIdReply: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Bookmark"];
            meta: components["schemas"]["Meta"];
        };
        QuietHours: {
            /** @description Like 22:00 */
            from: string;
            /** @description Like 07:00 */
            to: string;
        };
        RefreshBody: {
            refresh_token?: string;
        };
        RefreshInput: {
            /** @description Only these ids, comma-separated, at most 100 */
            ids?: number[];
            all?: boolean;
            /** @description Id of a category */
            category_id?: number;
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
        };
        RejectApproval: {
            note?: string | null;
        };
        RejectBody: {
            note?: string | null;
        };
        Release: {
            /** @description Id */
            id: number;
            platform: components["schemas"]["Platform"];
            version: string;
            /** @description Android version code or iOS build number */
            version_code: number;
            /** @description Apps below this version must update */
            min_version: string | null;
            /** @description Apps below this version code must update */
            min_version_code: number | null;
            /** @description Title */
            title: string;
            message: string;
            /** @description List of changes */
            whats_new: string[];
            /** @description Texts by language */
            texts: {
                [key: string]: {
                    /** @description Title */
                    title?: string;
                    message?: string;
                    /** @description List of changes */
                    whats_new?: string[];
                };
            };
            /** @description https URL on one of the `store_hosts` of the security settings */
            store_url: string | null;
            /** @description Share of installations that are offered the release */
            rollout_percent: number;
            /** @description false: not shown to readers */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Not shown before this time
             */
            released_at: string;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        ReleaseInput: components["schemas"]["PatchAdminReleasesByIdBody"] & {
            /**
             * @description Platform, default android
             * @enum {unknown}
             */
            platform: "android" | "ios";
            /** @description Up to four numbers, such as 1.2.3; 1.2.3-beta1 comes before 1.2.3 */
            version: string;
            /** @description Android version code, iOS build number */
            version_code: number;
        };
        ReleaseInputText: {
            /** @description Title */
            title?: string;
            message?: string;
            /** @description List of changes */
            whats_new?: string[];
        };
        Removed: {
            /** @description Id */
            id: number;
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        Report: {
            /** @description Id */
            id: number;
            /** @description Id of a story */
            news_id: number;
            /** @enum {unknown} */
            reason: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
            /** @enum {unknown} */
            status: "open" | "resolved" | "dismissed";
            /** Format: date-time */
            received_at: string;
            /**
             * Format: date-time
             * @description Until then it has to be answered
             */
            due_at: string;
        };
        ReportAnswer: {
            /** @description Why, for administrators */
            note?: string;
        };
        ReportInput: {
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id: string;
            /** @enum {unknown} */
            reason: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
            /** @description Plain text */
            note?: string;
        };
        Revision: {
            /** @description The rev that the item had then */
            rev: number;
            /**
             * Format: date-time
             * @description The first save that is in it
             */
            at: string;
            /**
             * Format: date-time
             * @description The last one
             */
            until: string;
            user: components["schemas"]["Who"];
            /** @description create, edit, restore_revision, tag ... */
            verb: string;
            is_first: boolean;
            /** @description The story was published or scheduled in this state */
            was_published: boolean;
            is_current: boolean;
        };
        RevisionDiff: {
            from: number;
            to: number;
            /** @description Those that differ */
            fields: components["schemas"]["RevisionDiffField"][];
        };
        RevisionDiffField: {
            field: string;
            parts: components["schemas"]["DiffPart"][] | null;
            before: components["schemas"]["JsonValue"];
            after: components["schemas"]["JsonValue"];
        };
        /**
         * @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users
         * @enum {unknown}
         */
        Role: "viewer" | "contributor" | "editor" | "chief" | "owner";
        SecurityNotice: {
            /** Format: date-time */
            at: string;
            /**
             * @description factor_failed and factor_locked: the password was right
             * @enum {unknown}
             */
            action: "login_failed" | "factor_failed" | "factor_locked" | "confirm_failed";
            ip: string | null;
        };
        SecuritySettings: {
            /** @description Roles that need a second factor: without one such a user can only set one up */
            mfa_roles: components["schemas"]["Role"][];
            /** @description Days after its login at which a session ends, however often it was renewed */
            session_days: number;
            /** @description Days for which the audit trail is kept */
            audit_days: number;
            /** @description Servers that `store_url` of a release may name */
            store_hosts: string[];
            /** @description Schemes of addresses that phones are led to: http, https and those of the app */
            link_schemes: string[];
        };
        Session: {
            /** @description Id */
            id: number;
            user_id: number;
            user_agent: string;
            ip: string;
            is_cookie: boolean;
            /** @description The session of this very token */
            is_current: boolean;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /** Format: date-time */
            used_at: string;
            /**
             * Format: date-time
             * @description Time of expiry, UTC
             */
            expires_at: string;
            ended_at: string | null;
        };
        SettingsRevision: {
            /** @description The revision of the section after the edit */
            rev: number;
            /** Format: date-time */
            at: string;
            /** @description Who saved it; `id` is null for the program itself */
            user: components["schemas"]["Who"];
            /** @enum {unknown} */
            verb: "edit" | "restore_revision";
            /** @description Names of the fields that the edit changed */
            fields: string[];
            /** @description The values are those of this revision */
            is_current: boolean;
        };
        SettingsRevisionWhole: {
            /** @description The revision of the section after the edit */
            rev: number;
            /** Format: date-time */
            at: string;
            /** @description Who saved it; `id` is null for the program itself */
            user: components["schemas"]["Who"];
            /** @enum {unknown} */
            verb: "edit" | "restore_revision";
            /** @description Names of the fields that the edit changed */
            fields: string[];
            /** @description The values are those of this revision */
            is_current: boolean;
            /** @description All values of the section at this revision */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @description What differs from the revision before it, or from the defaults */
            changes: {
                field: string;
                before: components["schemas"]["JsonValue"];
                after: components["schemas"]["JsonValue"];
            }[];
        };
        Sign: {
            /** @description 1 = Mesha, Aries */
            id: number;
            /** @description aries, taurus ... */
            slug: string;
            /** @description In the language of the answer */
            name: string;
            symbol: string;
            /** @enum {unknown} */
            element: "fire" | "earth" | "air" | "water";
            /** @enum {unknown} */
            modality: "cardinal" | "fixed" | "mutable";
            /** @enum {unknown} */
            ruler: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";
            ruler_name: string;
            english_name: string;
            /** @description By language */
            names: {
                te: string;
                hi: string;
                ta: string;
                kn: string;
                ml: string;
                mr: string;
                gu: string;
                bn: string;
                or: string;
                pa: string;
                as: string;
                ur: string;
                ne: string;
                en: string;
            };
        };
        SignView: {
            /** @description 1 = Mesha, Aries */
            id: number;
            /** @description aries, taurus ... */
            slug: string;
            /** @description In the language of the answer */
            name: string;
            symbol: string;
            /** @enum {unknown} */
            element: "fire" | "earth" | "air" | "water";
            /** @enum {unknown} */
            modality: "cardinal" | "fixed" | "mutable";
            /** @enum {unknown} */
            ruler: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";
        };
        /** @enum {unknown} */
        SortValue: "title" | "-title" | "id" | "-id" | "lang" | "-lang" | "category_id" | "-category_id" | "is_active" | "-is_active" | "last_fetched_at" | "-last_fetched_at" | "next_fetch_at" | "-next_fetch_at" | "error_count" | "-error_count" | "item_count" | "-item_count" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
        /** @enum {unknown} */
        SortValue2: "sort_order" | "-sort_order" | "name" | "-name" | "slug" | "-slug" | "is_active" | "-is_active" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
        Span: {
            /** @description Begin; null when not known */
            start: components["schemas"]["Moment"];
            /** @description End; null when not known */
            end: components["schemas"]["Moment"];
        };
        StoredDay: {
            /** @description Id */
            id: number;
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            city: string | null;
            place_id: number | null;
            weekday: components["schemas"]["StoredDayWeekday"] | null;
            samvatsara: components["schemas"]["StoredDayWeekday"] | null;
            shaka_year: number | null;
            vikram_year: number | null;
            ayana: components["schemas"]["StoredDayWeekday"] | null;
            ritu: components["schemas"]["StoredDayWeekday"] | null;
            masa: {
                amanta?: components["schemas"]["StoredDayWeekday"];
                purnimanta?: components["schemas"]["StoredDayWeekday"];
                solar?: components["schemas"]["StoredDayWeekday"];
                is_adhika?: boolean;
            } | null;
            paksha: components["schemas"]["StoredDayWeekday"] | null;
            tithi: components["schemas"]["StoredDayTithi"][] | null;
            nakshatra: components["schemas"]["StoredDayTithi"][] | null;
            yoga: components["schemas"]["StoredDayTithi"][] | null;
            karana: components["schemas"]["StoredDayTithi"][] | null;
            sunrise: string | null;
            sunset: string | null;
            moonrise: string | null;
            moonset: string | null;
            rahu_kalam: components["schemas"]["StoredDayRahuKalam"] | null;
            yamagandam: components["schemas"]["StoredDayRahuKalam"] | null;
            gulika_kalam: components["schemas"]["StoredDayRahuKalam"] | null;
            abhijit: components["schemas"]["StoredDayRahuKalam"] | null;
            brahma_muhurta: components["schemas"]["StoredDayRahuKalam"] | null;
            durmuhurtam: components["schemas"]["StoredDayRahuKalam"][] | null;
            varjyam: components["schemas"]["StoredDayRahuKalam"][] | null;
            amrita_kalam: components["schemas"]["StoredDayRahuKalam"][] | null;
            moon_sign: components["schemas"]["StoredDayWeekday"] | null;
            sun_sign: components["schemas"]["StoredDayWeekday"] | null;
            notes: {
                [key: string]: string;
            } | null;
            festivals: {
                key: string;
                /** @description Texts by language */
                texts: {
                    [key: string]: components["schemas"]["StoredDayFestivalText"];
                };
                type: string;
                /** @description Public holiday in its regions */
                is_holiday: boolean;
                /** @description Waits for the new moon to be sighted; may move by a day */
                is_tentative: boolean;
                /** @description ISO 3166-2 codes such as IN-TS; IN is all of India */
                regions: string[];
                /** @description URL of the main image */
                image_url: string | null;
            }[];
            festivals_replace: boolean;
            /** @description Sample content, deleted by `dinam seed --remove` */
            is_sample: boolean;
            /** @description What if-match names */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        StoredDayFestivalText: {
            name?: string;
            description?: string | null;
        };
        StoredDayRahuKalam: {
            /** @description Begin; null when not known */
            start: string | null;
            /** @description End; null when not known */
            end: string | null;
        };
        StoredDayTithi: {
            /** @description Id */
            id: number;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
            /** @description Begin; null when not known */
            start: string | null;
            /** @description End; null when not known */
            end: string | null;
            number?: number;
        };
        StoredDayWeekday: {
            /** @description Id */
            id: number;
            /** @description Names by language */
            names?: {
                [key: string]: string;
            };
        };
        StoryLanguages: {
            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
            translation_group: number | null;
            items: {
                /** @description Id */
                id: number;
                lang: components["schemas"]["Lang"];
                /** @enum {unknown} */
                status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                /** @description Title */
                title: string;
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: number;
                /**
                 * Format: date-time
                 * @description Time of the last change, UTC
                 */
                updated_at: string;
            }[];
            /** @description The setting's languages that the story is not in */
            missing: components["schemas"]["Lang"][];
        };
        StoryNotices: {
            /** @description Id of a story */
            news_id: number;
            /** @description The story itself first, then its others that are out */
            languages: {
                lang: components["schemas"]["Lang"];
                /** @description Id of a story */
                news_id: number;
                /** @enum {unknown} */
                status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                /** @description Title */
                title: string;
                body: string;
                /** @description URL of the main image */
                image_url: string | null;
                /** @description URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
                deep_link: string | null;
                type: string;
                /** @enum {unknown} */
                priority: "normal" | "high";
                /** @description Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
                ttl_seconds: number | null;
                category: string | null;
                /** @description A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
                collapse_key: string;
                /** @description Who gets it: `{type, value}` */
                target: {
                    /** @constant */
                    type: "lang";
                    value: components["schemas"]["Lang"];
                };
                /** @description Where `by: topic` sends it */
                topic: string;
                /** @description That have the language now */
                devices: number;
                pushed: {
                    /** @description Id */
                    id: number;
                    /** @enum {unknown} */
                    status: "awaiting_approval" | "scheduled" | "queued" | "sending" | "paused" | "sent" | "logged" | "failed" | "cancelled";
                    /**
                     * Format: date-time
                     * @description Time of creation, UTC
                     */
                    created_at: string;
                    /** @description Time to send at, within a year; the devices are those of that time */
                    scheduled_at: string | null;
                } | null;
                /** @description Whether it is sent by default: it was not pushed before */
                included: boolean;
            }[];
            /** @description Other languages of the story that readers do not see */
            not_out: {
                lang: components["schemas"]["Lang"];
                /** @description Id of a story */
                news_id: number;
                /** @enum {unknown} */
                status: "draft" | "review" | "scheduled" | "published" | "archived" | "trashed";
                /** @description Time of publication, UTC */
                published_at: string | null;
            }[];
        };
        /**
         * @description Default vedic
         * @enum {unknown}
         */
        System: "vedic" | "western";
        Target: {
            /** @enum {unknown} */
            type: "all" | "topic" | "condition" | "lang" | "place" | "category" | "segment" | "device";
            /** @description A topic, condition, language, place or category slug; of a device its id, or its installation id; for segment an object of platform, lang, kind, app_version {min, max}, last_seen_days, place, category, any [], all [], not {} */
            value?: string | number | {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
        };
        TestInput: {
            device_id?: number;
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id?: string;
            /** @description Title */
            title: string;
            body?: string;
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description Type: general, breaking, news ... */
            type?: string;
            /** @description Data for the app; strings only */
            data?: {
                [key: string]: string;
            };
            /** @description URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
            deep_link?: string | null;
            /** @description Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
            ttl_seconds?: number | null;
            /** @enum {unknown} */
            priority?: "normal" | "high";
            /** @description A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
            collapse_key?: string | null;
            /** @description Id of a story */
            news_id?: number | null;
            category?: string | null;
        };
        /** Format: date-time */
        Time: string;
        TotpCodeBody: {
            /** @description Six digits of the authenticator app, or a recovery code */
            code: string;
        };
        TotpDisableBody: {
            /** Format: password */
            password: string;
        };
        TotpSetup: {
            /** @description Base32, to be typed in */
            secret: string;
            /** @description To be shown as a QR code */
            otpauth_url: string;
        };
        TranslationInput: {
            /**
             * @description Language, ISO 639-1
             * @enum {unknown}
             */
            lang: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
            /** @description Title */
            title: string;
            /** @description Absent: the first 60 words of the content */
            summary?: string;
            /** @description Text; HTML is sanitised when it is stored */
            content?: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format?: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
            content_type?: components["schemas"]["ContentType"];
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Id of a category */
            category_id?: number | null;
            /** @description At most 30 tags of 60 letters */
            tags?: string[];
            /** @description State, district and mandal as text; taken from the first place where places are set */
            location?: components["schemas"]["AdminInputLocation"] | null;
            /** @description Places of the tree, the main one first; `location` follows from it */
            place_ids?: number[];
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url?: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images?: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url?: string | null;
            /** @description URL of an audio file */
            audio_url?: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author?: string | null;
            byline?: string | null;
            source?: components["schemas"]["AdminInputSource"] | null;
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking?: boolean;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until?: components["schemas"]["Time"] | null;
            /** @description Marked for the top of the app */
            is_featured?: boolean;
            priority?: number;
            /** @description Time of expiry, UTC */
            expires_at?: components["schemas"]["Time"] | null;
            /** @enum {unknown} */
            status?: "draft" | "review";
        };
        TreePlace: {
            /** @description Id */
            id: number;
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug: string;
            /** @enum {unknown} */
            type: "country" | "state" | "district" | "mandal" | "city";
            code: string | null;
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            /** @description Degrees north */
            lat: number | null;
            /** @description Degrees east */
            lon: number | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            /** @description Places right below it */
            child_count: number;
            /** @description Push topic of the place in this language */
            topic: string;
        };
        Tried: {
            /** @description The id of a device; for a dry run a platform, `webpush` for browsers by Web Push, `topic` or `condition` */
            to: string;
            ok: boolean;
            code: string | null;
            text: string | null;
        };
        Update: {
            platform: components["schemas"]["Platform"];
            latest_version: string | null;
            latest_version_code: number | null;
            /** @description Apps below this version must update */
            min_version: string | null;
            /** @description Apps below this version code must update */
            min_version_code: number | null;
            update_available: boolean;
            force_update: boolean;
            /** @enum {unknown} */
            update_type: "none" | "flexible" | "immediate";
            /** @description Title */
            title: string | null;
            message: string | null;
            /** @description List of changes */
            whats_new: string[];
            /** @description https URL on one of the `store_hosts` of the security settings */
            store_url: string | null;
            /** @description Not shown before this time */
            released_at: string | null;
            /** @description Share of installations that are offered the release */
            rollout_percent: number | null;
        };
        User: {
            /** @description Id */
            id: number;
            username: string;
            name: string;
            role: components["schemas"]["Role"];
            /** @description false: not shown to readers */
            is_active: boolean;
            must_change_password: boolean;
            totp_enabled: boolean;
            email: string | null;
            lang: string | null;
            /** @description Languages of the stories that the user may write; empty: all */
            langs: components["schemas"]["Lang"][];
            /** @description The same for categories */
            category_ids: number[];
            /** @description The same for places, with all below them */
            place_ids: number[];
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
        };
        UserDocument: {
            name: string;
            value: components["schemas"]["JsonValue"];
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        UserDocumentInput: {
            /** @description Any JSON value */
            value: string | number | boolean | null | {
                [key: string]: unknown;
            } | (string | number | boolean | null | Record<string, never>)[];
        };
        Vote: {
            /** @description What the installation has voted for */
            option_id: number;
            /** Format: date-time */
            voted_at: string;
            poll: components["schemas"]["Poll"];
        };
        VoteInput: {
            /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
            installation_id: string;
            option_id: number;
        };
        Webhook: {
            /** @description Id */
            id: number;
            url: string;
            description: string;
            events: string[];
            /** @description false: not shown to readers */
            is_active: boolean;
            failing_since: string | null;
            stopped_reason: string | null;
            /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
            rev: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        WebhookDelivery: {
            /** @description Id */
            id: number;
            webhook_id: number;
            event: string;
            /** @description Header `webhook-id`: the same in every attempt and replay */
            message_id: string;
            /** @enum {unknown} */
            status: "pending" | "succeeded" | "failed";
            attempts: number;
            next_attempt_at: string | null;
            response_status: number | null;
            error: string | null;
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            ended_at: string | null;
        };
        WebhookDeliveryDetail: components["schemas"]["WebhookDelivery"] & {
            /** @description The body that was sent, as text */
            payload: string;
            response_body: string | null;
        };
        WebhookInput: {
            /** Format: uri */
            url: string;
            description?: string;
            events: components["schemas"]["WebhookInputEvent"][];
            /** @description true starts one that was stopped again */
            is_active?: boolean;
        };
        /** @enum {unknown} */
        WebhookInputEvent: "news.published" | "news.updated" | "news.removed" | "notification.sent" | "notification.failed" | "feed.failing" | "feed.recovered" | "feed.stopped";
        Who: {
            /** @description Id */
            id: number | null;
            name: string;
        };
        WholeRevision: {
            /** @description The rev that the item had then */
            rev: number;
            /**
             * Format: date-time
             * @description The first save that is in it
             */
            at: string;
            /**
             * Format: date-time
             * @description The last one
             */
            until: string;
            user: components["schemas"]["Who"];
            /** @description create, edit, restore_revision, tag ... */
            verb: string;
            is_first: boolean;
            /** @description The story was published or scheduled in this state */
            was_published: boolean;
            is_current: boolean;
            item: {
                /** @description Title */
                title?: string;
                /** @description Absent: the first 60 words of the content */
                summary?: string;
                /** @description Text; HTML is sanitised when it is stored */
                content?: string;
                /**
                 * @description `html` (default, sanitised) or `text`
                 * @enum {unknown}
                 */
                content_format?: "html" | "text";
                /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
                content_type?: components["schemas"]["ContentType"];
                lang?: components["schemas"]["Lang"];
                /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
                translation_group?: number | null;
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug?: string;
                /** @description Id of a category */
                category_id?: number | null;
                /** @description At most 30 tags of 60 letters */
                tags?: string[];
                /** @description State, district and mandal as text; taken from the first place where places are set */
                location?: components["schemas"]["AdminInputLocation"] | null;
                /** @description Places of the tree, the main one first; `location` follows from it */
                place_ids?: number[];
                /** @description URL of the main image */
                image_url?: string | null;
                /** @description URL of a small image for lists; default: the main image */
                thumbnail_url?: string | null;
                /** @description Gallery: at most 50 images for a story, 30 for a product */
                images?: components["schemas"]["NewsItemImage"][];
                /** @description URL of a video */
                video_url?: string | null;
                /** @description URL of an audio file */
                audio_url?: string | null;
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author?: string | null;
                byline?: string | null;
                source?: components["schemas"]["AdminInputSource"] | null;
                /** @description Breaking news; ends by itself at `breaking_until` */
                is_breaking?: boolean;
                /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
                breaking_until?: components["schemas"]["Time"] | null;
                /** @description Marked for the top of the app */
                is_featured?: boolean;
                priority?: number;
                /** @description Time of expiry, UTC */
                expires_at?: components["schemas"]["Time"] | null;
            };
        };
        WorkingCopy: {
            /** @description Id of a story */
            news_id: number;
            /** @description What if-match names at the addresses of the working copy */
            rev: number;
            /** @enum {unknown} */
            status: "draft" | "review" | "scheduled";
            publish_at: string | null;
            /** @description The fields that were changed */
            fields: string[];
            updated_by: components["schemas"]["Who"];
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
            /** @description The `rev` that the story had when the first of these changes was made */
            base_rev: number;
            /** @description Why a reviewer rejected it; null once it is submitted again */
            review_note: string | null;
            /** @description The user who created it */
            created_by: components["schemas"]["Who"];
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /** @description The story as readers would get it with these changes */
            item: components["schemas"]["NewsItem"];
            /** @description Each field that differs: `before` in the story, `after` in the working copy */
            changes: components["schemas"]["RevisionDiffField"][];
            /** @description Fields that were changed in the story as well since they were changed here */
            conflicts: string[];
        };
        WorkingCopyInput: {
            /** @description Title */
            title?: string;
            /** @description Absent: the first 60 words of the content */
            summary?: string;
            /** @description Text; HTML is sanitised when it is stored */
            content?: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format?: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
            content_type?: components["schemas"]["ContentType"];
            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
            slug?: string;
            /** @description Id of a category */
            category_id?: number | null;
            /** @description At most 30 tags of 60 letters */
            tags?: string[];
            /** @description State, district and mandal as text; taken from the first place where places are set */
            location?: components["schemas"]["AdminInputLocation"] | null;
            /** @description Places of the tree, the main one first; `location` follows from it */
            place_ids?: number[];
            /** @description URL of the main image */
            image_url?: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url?: string | null;
            /** @description Gallery: at most 50 images for a story, 30 for a product */
            images?: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url?: string | null;
            /** @description URL of an audio file */
            audio_url?: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author?: string | null;
            byline?: string | null;
            source?: components["schemas"]["AdminInputSource"] | null;
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking?: boolean;
            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
            breaking_until?: components["schemas"]["Time"] | null;
            /** @description Marked for the top of the app */
            is_featured?: boolean;
            priority?: number;
            /** @description Time of expiry, UTC */
            expires_at?: components["schemas"]["Time"] | null;
        };
    };
    responses: {
        /** @description The client has it already (If-None-Match) */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter or a field is not valid; every bad one is named */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; see Retry-After */
        Error429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Overloaded or away; see Retry-After */
        Error503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token, or no valid credentials */
        Error401: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rights of the user do not allow it */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is one with this key, something refers to it, or the idempotency key was used with another body */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Changed meanwhile */
        Error412: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type of the body is not accepted */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description If-Match is missing */
        Error428: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Error302: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAuthLogoutReply"];
            };
        };
        /** @description There is no such thing any more */
        Error410: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The action does not take this method */
        Error405: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        GetSettingsAdmobReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetSettingsAdmobReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsBasicReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsBasicReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsBasicRevisionsReply: {
            headers: {
                ETag: components["headers"]["AnswerETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsBasicRevisionsReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsBasicRevisionsByRevReply: {
            headers: {
                ETag: components["headers"]["AnswerETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsBasicRevisionsByRevReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsAppReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsAppReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsAdmobReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsAdmobReply"];
            };
        };
        /** @description OK */
        PostAuthLoginReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAuthLoginReply"];
            };
        };
        /** @description OK */
        GetAuthMeReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAuthMeReply"];
            };
        };
        /** @description OK */
        DeleteAuthSessionsByIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeleteAuthSessionsByIdReply"];
            };
        };
        /** @description OK */
        PostAdminUsersReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminUsersReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsSecurityReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsSecurityReply"];
            };
        };
        /** @description OK */
        GetAdminSettingsNewsroomReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminSettingsNewsroomReply"];
            };
        };
        /** @description OK */
        GetAdminAuditReply: {
            headers: {
                ETag: components["headers"]["AnswerETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminAuditReply"];
            };
        };
        /** @description OK */
        PostAdminPlacesReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminPlacesReply"];
            };
        };
        /** @description OK */
        PostAdminCategoriesOrderReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminCategoriesOrderReply"];
            };
        };
        /** @description OK */
        PostAdminCategoriesReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminCategoriesReply"];
            };
        };
        /** @description OK */
        GetPanchangDayReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetPanchangDayReply"];
            };
        };
        /** @description OK */
        GetPanchangFestivalsReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetPanchangFestivalsReply"];
            };
        };
        /** @description OK */
        PostAdminPanchangReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminPanchangReply"];
            };
        };
        /** @description OK */
        PostAdminFestivalsReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminFestivalsReply"];
            };
        };
        /** @description OK */
        GetHoroscopeReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetHoroscopeReply"];
            };
        };
        /** @description OK */
        GetHoroscopeReply2: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetHoroscopeReply2"];
            };
        };
        /** @description OK */
        PostAdminHoroscopeReply: {
            headers: {
                Location: components["headers"]["Location"];
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminHoroscopeReply"];
            };
        };
        /** @description OK */
        PostAdminHoroscopeReply2: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminHoroscopeReply"];
            };
        };
        /** @description OK */
        GetShoppingDealsReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetShoppingDealsReply"];
            };
        };
        /** @description OK */
        GetShoppingCategoriesReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetShoppingCategoriesReply"];
            };
        };
        /** @description OK */
        PostAdminProductsReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminProductsReply"];
            };
        };
        /** @description OK */
        PostAdminProductCategoriesReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminProductCategoriesReply"];
            };
        };
        /** @description OK */
        GetUpdateCheckReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetUpdateCheckReply"];
            };
        };
        /** @description OK */
        PostAdminReleasesReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminReleasesReply"];
            };
        };
        /** @description OK */
        PostDevicesReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostDevicesReply"];
            };
        };
        /** @description OK */
        PostAdminNotificationsReply2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNotificationsReply2"];
            };
        };
        /** @description OK */
        PostAdminNotificationsReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNotificationsReply"];
            };
        };
        /** @description OK */
        GetNewsReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetNewsReply"];
            };
        };
        /** @description OK */
        GetNewsLatestReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetNewsLatestReply"];
            };
        };
        /** @description OK */
        PostAdminNewsReply: {
            headers: {
                Location: components["headers"]["Location"];
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNewsReply"];
            };
        };
        /** @description OK */
        PostAdminNewsReply2: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNewsReply"];
            };
        };
        /** @description OK */
        PostAdminNewsByIdLeaseReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNewsByIdLeaseReply"];
            };
        };
        /** @description OK */
        GetAdminNewsByIdWorkingCopyReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminNewsByIdWorkingCopyReply"];
            };
        };
        /** @description OK */
        PostAdminSubmissionsByIdAcceptReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminSubmissionsByIdAcceptReply"];
            };
        };
        /** @description OK */
        PostAdminNewsByIdLiveCloseReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNewsByIdLiveCloseReply"];
            };
        };
        /** @description OK */
        PostAdminNewsByIdLiveReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminNewsByIdLiveReply"];
            };
        };
        /** @description OK */
        PutInstallationsByInstallationIdBookmarksByNewsIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PutInstallationsByInstallationIdBookmarksByNewsIdReply"];
            };
        };
        /** @description OK */
        PostAdminPollsReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminPollsReply"];
            };
        };
        /** @description OK */
        GetAdminReportsByIdReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminReportsByIdReply"];
            };
        };
        /** @description OK */
        GetRssReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetRssReply"];
            };
        };
        /** @description OK */
        Success200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
        /** @description OK */
        PostAdminFeedsTestReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminFeedsTestReply"];
            };
        };
        /** @description OK */
        PostAdminFeedsReply: {
            headers: {
                Location: components["headers"]["Location"];
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminFeedsReply"];
            };
        };
        /** @description OK */
        PostAdminFeedsReply2: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAdminFeedsReply"];
            };
        };
        /** @description OK */
        GetAdminFeedItemsByIdReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminFeedItemsByIdReply"];
            };
        };
        /** @description OK */
        DeleteAdminFeedItemsByIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeleteAdminFeedItemsByIdReply"];
            };
        };
        /** @description OK */
        GetAdminWebhooksByIdReply: {
            headers: {
                ETag: components["headers"]["RowETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminWebhooksByIdReply"];
            };
        };
        /** @description OK */
        GetAdminMyPreferencesReply: {
            headers: {
                ETag: components["headers"]["AnswerETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminMyPreferencesReply"];
            };
        };
        /** @description OK */
        GetAdminMyPreferencesByNameReply: {
            headers: {
                ETag: components["headers"]["AnswerETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminMyPreferencesByNameReply"];
            };
        };
        /** @description OK */
        GetAdminMyPreferencesByNameReply2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetAdminMyPreferencesByNameReply"];
            };
        };
        /** @description OK */
        DeleteAdminMyPreferencesByNameReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeleteAdminMyPreferencesByNameReply"];
            };
        };
        /** @description OK */
        Success2002: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/rss+xml": string;
            };
        };
        /** @description OK */
        Success2003: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/atom+xml": string;
            };
        };
        /** @description OK */
        GetFeedsByLangJsonReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/feed+json": components["schemas"]["GetFeedsByLangJsonReply"];
            };
        };
        /** @description OK */
        Success2004: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/xml": string;
            };
        };
        /** @description OK */
        GetConfigReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetConfigReply"];
            };
        };
        /** @description OK */
        DeleteInstallationsByInstallationIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeleteInstallationsByInstallationIdReply"];
            };
        };
        /** @description OK */
        GetRssAdminPhpReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GetRssAdminPhpReply"];
            };
        };
        /** @description Received */
        Success2005: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No more of these: the webhook is stopped */
        Success410: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Page number, from 1 */
        Page: number;
        /** @description Rows of a page, at most 100; default 20 */
        Limit: number;
        /** @description `meta.next_cursor` of the page before; `total` is then null */
        Cursor: string;
        /** @description false: `total` is null, which saves the time of counting a long list */
        Count: boolean;
        /** @description Just these */
        Ids: number[];
        /** @description Just these fields, comma-separated */
        Fields: string[];
        /** @description Id */
        Id: number;
        /** @description Language, ISO 639-1 */
        Lang: components["schemas"]["Lang"];
        /** @description Platform, default android */
        Platform: components["schemas"]["Platform"];
        /** @description ETag of what is edited */
        IfMatch: string;
        /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
        Rev: string;
        /** @description Words to find */
        Search: string;
        /** @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users */
        Role: components["schemas"]["Role"];
        /** @description false: not shown to readers */
        IsActive: boolean;
        UserId: number;
        /** @description Degrees north; goes with lon */
        Lat: number;
        /** @description Degrees east; goes with lat */
        Lon: number;
        /** @description Rows, default 20 */
        Limit2: number;
        Type: "country" | "state" | "district" | "mandal" | "city";
        /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
        Slug: string;
        /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
        IdempotencyKey: string;
        /** @description Order; `-` sorts downwards */
        Sort: components["schemas"]["SortValue2"];
        From: components["schemas"]["Day"];
        To: components["schemas"]["Day"];
        /** @description Day, YYYY-MM-DD */
        Date: components["schemas"]["Day"];
        /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
        City: string;
        /** @description IANA time zone of lat and lon; default: derived from them */
        Tz: string;
        /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, bala, text, or all; bala needs birth_star */
        Include: ("choghadiya" | "hora" | "gowri" | "lagna" | "grahas" | "padas" | "calendars" | "muhurta" | "bala" | "text" | "all")[];
        /** @description Digits of the times in `text`; native includes `text` */
        Digits: "latin" | "native";
        /** @description Birth nakshatra for tarabala; includes `bala` */
        BirthStar: number;
        /** @description Birth Moon sign for chandrabala; includes `bala` */
        BirthSign: number;
        /** @description YYYY-MM, from 1900-01 to 2100-12 */
        Month: string;
        Year: number;
        /** @description ISO 3166-2 like IN-TS: what is observed there, and in all of India */
        Region: string;
        Type2: components["schemas"]["FestivalType"];
        /** @description From 1 */
        Page2: number;
        /** @description Days, default 1 */
        Count2: number;
        Day: string;
        /** @description With a date: the city it is stored for; absent: all places */
        City2: string;
        /** @description true: all is checked, and nothing is written */
        DryRun: boolean;
        /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
        Sign: string | number;
        /** @description daily; weekly from Monday; monthly and yearly by the calendar */
        Period: components["schemas"]["Period"];
        /** @description Id */
        Id2: number;
        /** @description Default vedic */
        System: components["schemas"]["System"];
        /** @description `meta.next_cursor` of the page before */
        Cursor2: string;
        /** @description Slug or id */
        Category: string;
        /** @description Id of a category */
        CategoryId: number;
        /** @description Only featured items, or only the others */
        Featured: boolean;
        /** @description Whether it can be bought */
        InStock: boolean;
        /** @description Words in any language of the product; the last may be a beginning */
        Search2: string;
        /** @description In minor units (paise) */
        MinPrice: number;
        /** @description In minor units (paise) */
        MaxPrice: number;
        /** @description Default sort_order; newest is -created_at */
        Sort2: "sort_order" | "-created_at" | "price" | "-price" | "-discount" | "-rating" | "newest";
        /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
        Slug2: string;
        /** @description Marked for the top of the app */
        IsFeatured: boolean;
        /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
        CurrentVersion: string;
        /** @description Android version code or iOS build number */
        VersionCode: number;
        /** @description Stable id of the installation; decides the roll-out */
        InstallationId: string;
        /** @description Secret id that the app generates once, best a random UUID */
        InstallationId2: string;
        /** @description Id of a story */
        NewsId: number;
        /** @description The same, before this time */
        To2: components["schemas"]["Time"];
        /** @description Slug or id; what lies below it counts too */
        Category2: string;
        /** @description A whole tag, in any spelling */
        Tag: string;
        /** @description A place by id, slug, code or name in any language; what lies below it counts too */
        Location: string;
        /** @description Author line under the title; as a filter the whole name in any spelling */
        Author: string;
        /** @description Only breaking stories, or only the others */
        Breaking: boolean;
        /** @description Words; "in quotes" a phrase; the last may be a beginning */
        Search3: string;
        /** @description The same as `search` */
        Q: string;
        /** @description Order; `-` sorts downwards */
        Sort3: "-published_at" | "published_at" | "-updated_at" | "-priority" | "-views";
        /** @description Only changes after this time, oldest first, with `{id, deleted: true}` for items that left the list. Continue with `next_cursor`, then store `next_updated_after`. Not with `sort` or `fallback` */
        UpdatedAfter: components["schemas"]["Time"];
        /** @description true: stories that are missing in `lang` are included in the default language */
        Fallback: boolean;
        /** @description Only items published within so many hours */
        Window: number;
        /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
        ContentType: components["schemas"]["ContentType"];
        /** @description `2026-11-20`, or a time with its zone */
        From2: string;
        /** @description `2026-11-20`, or a time with its zone */
        To3: string;
        /** @description Added as `included` */
        Include2: "translations"[];
        /** @description Any of these */
        Status: ("draft" | "review" | "scheduled" | "published" | "archived" | "trashed" | "expired")[];
        /** @description Any of these */
        ContentType2: components["schemas"]["ContentType"][];
        /** @description A tag, in any spelling */
        Tag2: string;
        /** @description A place by id, slug, code or name; what lies below it counts too */
        Place: string;
        /** @description The author, in any spelling */
        Author2: string;
        HasImage: boolean;
        /** @description Stories that have no item in this language */
        MissingLang: components["schemas"]["Lang"];
        /** @description Breaking news; ends by itself at `breaking_until` */
        IsBreaking: boolean;
        /** @description Made of an item of a feed */
        FromFeed: boolean;
        /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
        TranslationGroup: number;
        /** @description The user who created it */
        CreatedBy: number;
        UpdatedBy: number;
        /** @description Published (or created, while unpublished) at this time or later */
        From3: string;
        /** @description The same, before this time; a day counts whole */
        To4: string;
        /** @description Created at this time or later */
        CreatedFrom: string;
        /** @description Created before this time; a day counts whole */
        CreatedTo: string;
        /** @description Changed at this time or later */
        UpdatedFrom: string;
        /** @description Changed before this time; a day counts whole */
        UpdatedTo: string;
        /** @description now: a published story is changed at once. Absent: the edit goes to its working copy */
        Apply: "now";
        Correction: string;
        Token: string;
        /** @description Number of the last change that the client has: only what changed since */
        After: number;
        /** @description newest: pinned ones first. oldest: as it happened */
        Order: "newest" | "oldest";
        /** @description Id of a story */
        NewsId2: string;
        Feed: number;
        /** @description News category that the feed belongs to: slug or id */
        Category3: string;
        /** @description true: include duplicates of other feeds; always so with `feed` */
        Duplicates: boolean;
        /** @description true: as a file */
        Download: boolean;
        /** @description Id of a category */
        CategoryId2: number | null;
        RefreshMinutes: number | null;
        /** @description Folders that are no category become one, below each other; 200 at most */
        CreateCategories: boolean;
        /** @description Order; `-` sorts downwards */
        Sort4: components["schemas"]["SortValue"];
        /** @description Whether `publish_mode` is not off */
        AutoPublish: boolean;
        /** @description Whether the hub sends us its news: while active the feed is visited every few hours only */
        WebsubState: "none" | "pending" | "active" | "denied" | "failed";
        Delivery: string;
        Name: string;
        Lang2: string;
        Category4: string;
        Place2: string;
        /** @description Day, YYYY-MM-DD */
        Date2: string;
        /** @description Only these ids, comma-separated, at most 100 */
        Ids2: number[];
        All: boolean;
        FeedUrl: string;
        Discover: boolean;
        /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
        WebhookId: string;
        /** @description Seconds since 1970 of this attempt */
        WebhookTimestamp: string;
        /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the answer, for `If-None-Match` */
        ETag: string;
        /** @description Version of the answer, for `If-None-Match` */
        AnswerETag: string;
        /** @description Version of the row, for `If-Match` */
        RowETag: string;
        /** @description How long the answer may be cached */
        CacheControl: string;
        /** @description URL of what was added */
        Location: string;
        /** @description The methods of this address */
        Allow: string;
        /** @description Scheme of the token, and why the one that was sent is not valid */
        WWWAuthenticate: string;
        /** @description Seconds until the next attempt is worthwhile */
        RetryAfter: number;
        /** @description Requests in the window */
        RateLimitLimit: number;
        /** @description Requests that are left in the window */
        RateLimitRemaining: number;
        /** @description Seconds until the window ends */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type AdMobSettings = components['schemas']['AdMobSettings'];
export type AdMobSettingsConsent = components['schemas']['AdMobSettingsConsent'];
export type AdMobSettingsInput = components['schemas']['AdMobSettingsInput'];
export type AdminAdMobSettings = components['schemas']['AdminAdMobSettings'];
export type AdminAppSettings = components['schemas']['AdminAppSettings'];
export type AdminBasicSettings = components['schemas']['AdminBasicSettings'];
export type AdminCategory = components['schemas']['AdminCategory'];
export type AdminDevice = components['schemas']['AdminDevice'];
export type AdminFeedItem = components['schemas']['AdminFeedItem'];
export type AdminFestival = components['schemas']['AdminFestival'];
export type AdminHoroscope = components['schemas']['AdminHoroscope'];
export type AdminInput = components['schemas']['AdminInput'];
export type AdminInputLocation = components['schemas']['AdminInputLocation'];
export type AdminInputSource = components['schemas']['AdminInputSource'];
export type AdminItem = components['schemas']['AdminItem'];
export type AdminLiveEntry = components['schemas']['AdminLiveEntry'];
export type AdminPlace = components['schemas']['AdminPlace'];
export type AdminPoll = components['schemas']['AdminPoll'];
export type AdminPollText = components['schemas']['AdminPollText'];
export type AdminProduct = components['schemas']['AdminProduct'];
export type AdminProductCategory = components['schemas']['AdminProductCategory'];
export type AdminReport = components['schemas']['AdminReport'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenInput = components['schemas']['ApiTokenInput'];
export type ApiTokenScope = components['schemas']['ApiTokenScope'];
export type AppSettings = components['schemas']['AppSettings'];
export type AppSettingsInput = components['schemas']['AppSettingsInput'];
export type AppSettingsMaintenance = components['schemas']['AppSettingsMaintenance'];
export type AuditLine = components['schemas']['AuditLine'];
export type BasicSettings = components['schemas']['BasicSettings'];
export type BasicSettingsAlmanac = components['schemas']['BasicSettingsAlmanac'];
export type BasicSettingsGrievanceOfficer = components['schemas']['BasicSettingsGrievanceOfficer'];
export type BasicSettingsInput = components['schemas']['BasicSettingsInput'];
export type BasicSettingsPublisher = components['schemas']['BasicSettingsPublisher'];
export type BatchCsv = components['schemas']['BatchCsv'];
export type BatchReport = components['schemas']['BatchReport'];
export type Bookmark = components['schemas']['Bookmark'];
export type BookmarkedItem = components['schemas']['BookmarkedItem'];
export type BulkBody = components['schemas']['BulkBody'];
export type BulkReply = components['schemas']['BulkReply'];
export type Category = components['schemas']['Category'];
export type CategoryInput = components['schemas']['CategoryInput'];
export type Compatibility = components['schemas']['Compatibility'];
export type ConfirmBody = components['schemas']['ConfirmBody'];
export type Contacts = components['schemas']['Contacts'];
export type ContentType = components['schemas']['ContentType'];
export type CopySummary = components['schemas']['CopySummary'];
export type CopyYearBody = components['schemas']['CopyYearBody'];
export type Correction = components['schemas']['Correction'];
export type CorrectionInput = components['schemas']['CorrectionInput'];
export type Day = components['schemas']['Day'];
export type DayInput = components['schemas']['DayInput'];
export type DayInputAyana = components['schemas']['DayInputAyana'];
export type DayInputFestival = components['schemas']['DayInputFestival'];
export type DayInputFestivalText = components['schemas']['DayInputFestivalText'];
export type DayInputKarana = components['schemas']['DayInputKarana'];
export type DayInputMasa = components['schemas']['DayInputMasa'];
export type DayInputMasaAmanta = components['schemas']['DayInputMasaAmanta'];
export type DayInputNakshatra = components['schemas']['DayInputNakshatra'];
export type DayInputNotes = components['schemas']['DayInputNotes'];
export type DayInputRahuKalam = components['schemas']['DayInputRahuKalam'];
export type DayInputRitu = components['schemas']['DayInputRitu'];
export type DayInputSamvatsara = components['schemas']['DayInputSamvatsara'];
export type DayInputTithi = components['schemas']['DayInputTithi'];
export type DayInputWeekday = components['schemas']['DayInputWeekday'];
export type DeleteAdminFeedItemsByIdReply = components['schemas']['DeleteAdminFeedItemsByIdReply'];
export type DeleteAdminMyPreferencesByNameReply = components['schemas']['DeleteAdminMyPreferencesByNameReply'];
export type DeleteAuthSessionsByIdReply = components['schemas']['DeleteAuthSessionsByIdReply'];
export type DeleteInstallationsByInstallationIdReply = components['schemas']['DeleteInstallationsByInstallationIdReply'];
export type DeleteRssAdminPhpBody = components['schemas']['DeleteRssAdminPhpBody'];
export type Device = components['schemas']['Device'];
export type DeviceInput = components['schemas']['DeviceInput'];
export type DeviceInputOptOuts = components['schemas']['DeviceInputOptOuts'];
export type DeviceInputPlace = components['schemas']['DeviceInputPlace'];
export type DeviceInputValue = components['schemas']['DeviceInputValue'];
export type DeviceOptOuts = components['schemas']['DeviceOptOuts'];
export type DevicePatch = components['schemas']['DevicePatch'];
export type DiffPart = components['schemas']['DiffPart'];
export type DryRun = components['schemas']['DryRun'];
export type EditLock = components['schemas']['EditLock'];
export type EditLockInput = components['schemas']['EditLockInput'];
export type Editing = components['schemas']['Editing'];
export type EditingUser = components['schemas']['EditingUser'];
export type EmptyReply = components['schemas']['EmptyReply'];
export type Erased = components['schemas']['Erased'];
export type Feed = components['schemas']['Feed'];
export type FeedCandidate = components['schemas']['FeedCandidate'];
export type FeedFetch = components['schemas']['FeedFetch'];
export type FeedInput = components['schemas']['FeedInput'];
export type FeedItem = components['schemas']['FeedItem'];
export type FeedItemFeed = components['schemas']['FeedItemFeed'];
export type FeedItemSource = components['schemas']['FeedItemSource'];
export type FeedRun = components['schemas']['FeedRun'];
export type FeedTest = components['schemas']['FeedTest'];
export type FeedTrial = components['schemas']['FeedTrial'];
export type FeedWarning = components['schemas']['FeedWarning'];
export type Festival = components['schemas']['Festival'];
export type FestivalAlternative = components['schemas']['FestivalAlternative'];
export type FestivalInput = components['schemas']['FestivalInput'];
export type FestivalTime = components['schemas']['FestivalTime'];
export type FestivalType = components['schemas']['FestivalType'];
export type GetAdminApiTokensByIdReply = components['schemas']['GetAdminApiTokensByIdReply'];
export type GetAdminAuditReply = components['schemas']['GetAdminAuditReply'];
export type GetAdminContributorsReplyData = components['schemas']['GetAdminContributorsReplyData'];
export type GetAdminFeedItemsByIdReply = components['schemas']['GetAdminFeedItemsByIdReply'];
export type GetAdminFeedsOpmlReply = components['schemas']['GetAdminFeedsOpmlReply'];
export type GetAdminFeedsReply = components['schemas']['GetAdminFeedsReply'];
export type GetAdminJobsByIdReply = components['schemas']['GetAdminJobsByIdReply'];
export type GetAdminJobsReplyData = components['schemas']['GetAdminJobsReplyData'];
export type GetAdminMyDigestReply = components['schemas']['GetAdminMyDigestReply'];
export type GetAdminMyPreferencesByNameReply = components['schemas']['GetAdminMyPreferencesByNameReply'];
export type GetAdminMyPreferencesReply = components['schemas']['GetAdminMyPreferencesReply'];
export type GetAdminNewsByIdWorkingCopyReply = components['schemas']['GetAdminNewsByIdWorkingCopyReply'];
export type GetAdminReportsByIdReply = components['schemas']['GetAdminReportsByIdReply'];
export type GetAdminSettingsAdmobReply = components['schemas']['GetAdminSettingsAdmobReply'];
export type GetAdminSettingsAppReply = components['schemas']['GetAdminSettingsAppReply'];
export type GetAdminSettingsBasicReply = components['schemas']['GetAdminSettingsBasicReply'];
export type GetAdminSettingsBasicRevisionsByRevReply = components['schemas']['GetAdminSettingsBasicRevisionsByRevReply'];
export type GetAdminSettingsBasicRevisionsReply = components['schemas']['GetAdminSettingsBasicRevisionsReply'];
export type GetAdminSettingsNewsroomReply = components['schemas']['GetAdminSettingsNewsroomReply'];
export type GetAdminSettingsSecurityReply = components['schemas']['GetAdminSettingsSecurityReply'];
export type GetAdminSubmissionsReplyData = components['schemas']['GetAdminSubmissionsReplyData'];
export type GetAdminWebhooksByIdReply = components['schemas']['GetAdminWebhooksByIdReply'];
export type GetAuthMeReply = components['schemas']['GetAuthMeReply'];
export type GetAuthSessionsReply = components['schemas']['GetAuthSessionsReply'];
export type GetConfigReply = components['schemas']['GetConfigReply'];
export type GetConfigReplyData = components['schemas']['GetConfigReplyData'];
export type GetFeedsByLangJsonReply = components['schemas']['GetFeedsByLangJsonReply'];
export type GetHoroscopeReply = components['schemas']['GetHoroscopeReply'];
export type GetHoroscopeReply2 = components['schemas']['GetHoroscopeReply2'];
export type GetNewsLatestReply = components['schemas']['GetNewsLatestReply'];
export type GetNewsReply = components['schemas']['GetNewsReply'];
export type GetNewsReply2 = components['schemas']['GetNewsReply2'];
export type GetPanchangDayReply = components['schemas']['GetPanchangDayReply'];
export type GetPanchangFestivalsReply = components['schemas']['GetPanchangFestivalsReply'];
export type GetRssAdminPhpReply = components['schemas']['GetRssAdminPhpReply'];
export type GetRssReply = components['schemas']['GetRssReply'];
export type GetRssReply2 = components['schemas']['GetRssReply2'];
export type GetSettingsAdmobReply = components['schemas']['GetSettingsAdmobReply'];
export type GetShoppingCategoriesReply = components['schemas']['GetShoppingCategoriesReply'];
export type GetShoppingDealsReply = components['schemas']['GetShoppingDealsReply'];
export type GetShoppingDealsReply2 = components['schemas']['GetShoppingDealsReply2'];
export type GetShoppingDealsReply3 = components['schemas']['GetShoppingDealsReply3'];
export type GetUpdateCheckReply = components['schemas']['GetUpdateCheckReply'];
export type Horoscope = components['schemas']['Horoscope'];
export type HoroscopeFactor = components['schemas']['HoroscopeFactor'];
export type HoroscopeRange = components['schemas']['HoroscopeRange'];
export type InstallationId = components['schemas']['InstallationId'];
export type JsonValue = components['schemas']['JsonValue'];
export type Labels = components['schemas']['Labels'];
export type Lang = components['schemas']['Lang'];
export type LeaseBody = components['schemas']['LeaseBody'];
export type LeaseReply = components['schemas']['LeaseReply'];
export type ListMeta = components['schemas']['ListMeta'];
export type LiveEntry = components['schemas']['LiveEntry'];
export type LiveInput = components['schemas']['LiveInput'];
export type LiveRemoved = components['schemas']['LiveRemoved'];
export type LiveState = components['schemas']['LiveState'];
export type LoginBody = components['schemas']['LoginBody'];
export type LoginReply = components['schemas']['LoginReply'];
export type LogoutBody = components['schemas']['LogoutBody'];
export type Me = components['schemas']['Me'];
export type Meta = components['schemas']['Meta'];
export type Moment = components['schemas']['Moment'];
export type MonthDay = components['schemas']['MonthDay'];
export type MuhurtaDay = components['schemas']['MuhurtaDay'];
export type Name = components['schemas']['Name'];
export type NewApiToken = components['schemas']['NewApiToken'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type NewsCounts = components['schemas']['NewsCounts'];
export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemCategory = components['schemas']['NewsItemCategory'];
export type NewsItemImage = components['schemas']['NewsItemImage'];
export type NewsItemLocation = components['schemas']['NewsItemLocation'];
export type NewsItemPlace = components['schemas']['NewsItemPlace'];
export type NewsItemSource = components['schemas']['NewsItemSource'];
export type NewsItemWhole = components['schemas']['NewsItemWhole'];
export type Notification = components['schemas']['Notification'];
export type NotificationByPlatform = components['schemas']['NotificationByPlatform'];
export type NotificationInput = components['schemas']['NotificationInput'];
export type OidcInfo = components['schemas']['OidcInfo'];
export type OidcSessionBody = components['schemas']['OidcSessionBody'];
export type OnFeedFailingBody = components['schemas']['OnFeedFailingBody'];
export type OnFeedFailingBodyData = components['schemas']['OnFeedFailingBodyData'];
export type OnFeedRecoveredBody = components['schemas']['OnFeedRecoveredBody'];
export type OnFeedStoppedBody = components['schemas']['OnFeedStoppedBody'];
export type OnNewsPublishedBody = components['schemas']['OnNewsPublishedBody'];
export type OnNewsPublishedBodyData = components['schemas']['OnNewsPublishedBodyData'];
export type OnNewsRemovedBody = components['schemas']['OnNewsRemovedBody'];
export type OnNewsUpdatedBody = components['schemas']['OnNewsUpdatedBody'];
export type OnNotificationFailedBody = components['schemas']['OnNotificationFailedBody'];
export type OnNotificationSentBody = components['schemas']['OnNotificationSentBody'];
export type OnNotificationSentBodyData = components['schemas']['OnNotificationSentBodyData'];
export type OnWebhookTestBody = components['schemas']['OnWebhookTestBody'];
export type OpmlInput = components['schemas']['OpmlInput'];
export type OpmlReport = components['schemas']['OpmlReport'];
export type OrderBody = components['schemas']['OrderBody'];
export type PanchangDay = components['schemas']['PanchangDay'];
export type PanchangDayBala = components['schemas']['PanchangDayBala'];
export type PanchangDayChoghadiya = components['schemas']['PanchangDayChoghadiya'];
export type PanchangDayChoghadiyaDay = components['schemas']['PanchangDayChoghadiyaDay'];
export type PanchangDayGowri = components['schemas']['PanchangDayGowri'];
export type PanchangDayGowriNallaNeram = components['schemas']['PanchangDayGowriNallaNeram'];
export type PanchangDayHora = components['schemas']['PanchangDayHora'];
export type PanchangDayHoraDay = components['schemas']['PanchangDayHoraDay'];
export type PanchangDayLagna = components['schemas']['PanchangDayLagna'];
export type PanchangDayMuhurtaBhadra = components['schemas']['PanchangDayMuhurtaBhadra'];
export type PanchangDayMuhurtaChandrashtama = components['schemas']['PanchangDayMuhurtaChandrashtama'];
export type PanchangDayMuhurtaDishaShula = components['schemas']['PanchangDayMuhurtaDishaShula'];
export type PanchangDayMuhurtaPanchaka = components['schemas']['PanchangDayMuhurtaPanchaka'];
export type PanchangDayMuhurtaPanchakaKind = components['schemas']['PanchangDayMuhurtaPanchakaKind'];
export type PanchangDayTithi = components['schemas']['PanchangDayTithi'];
export type PasswordBody = components['schemas']['PasswordBody'];
export type PasswordLinkBody = components['schemas']['PasswordLinkBody'];
export type PasswordResetBody = components['schemas']['PasswordResetBody'];
export type PatchAdminCategoriesByIdBody = components['schemas']['PatchAdminCategoriesByIdBody'];
export type PatchAdminFeedsByIdBody = components['schemas']['PatchAdminFeedsByIdBody'];
export type PatchAdminFestivalsByIdBody = components['schemas']['PatchAdminFestivalsByIdBody'];
export type PatchAdminHoroscopeByIdBody = components['schemas']['PatchAdminHoroscopeByIdBody'];
export type PatchAdminNewsByIdBody = components['schemas']['PatchAdminNewsByIdBody'];
export type PatchAdminNewsByIdCorrectionsByCorrectionBody = components['schemas']['PatchAdminNewsByIdCorrectionsByCorrectionBody'];
export type PatchAdminPanchangByDayBody = components['schemas']['PatchAdminPanchangByDayBody'];
export type PatchAdminPlacesByIdBody = components['schemas']['PatchAdminPlacesByIdBody'];
export type PatchAdminPollsByIdBody = components['schemas']['PatchAdminPollsByIdBody'];
export type PatchAdminProductCategoriesByIdBody = components['schemas']['PatchAdminProductCategoriesByIdBody'];
export type PatchAdminProductsByIdBody = components['schemas']['PatchAdminProductsByIdBody'];
export type PatchAdminReleasesByIdBody = components['schemas']['PatchAdminReleasesByIdBody'];
export type PatchAdminSettingsNewsroomBody = components['schemas']['PatchAdminSettingsNewsroomBody'];
export type PatchAdminSettingsNewsroomBodyEditorsMay = components['schemas']['PatchAdminSettingsNewsroomBodyEditorsMay'];
export type PatchAdminSettingsSecurityBody = components['schemas']['PatchAdminSettingsSecurityBody'];
export type PatchAdminUsersByIdBody = components['schemas']['PatchAdminUsersByIdBody'];
export type PatchAdminWebhooksByIdBody = components['schemas']['PatchAdminWebhooksByIdBody'];
export type Period = components['schemas']['Period'];
export type Person = components['schemas']['Person'];
export type PersonRow = components['schemas']['PersonRow'];
export type Place = components['schemas']['Place'];
export type PlaceChoice = components['schemas']['PlaceChoice'];
export type PlaceInput = components['schemas']['PlaceInput'];
export type PlaceInputText = components['schemas']['PlaceInputText'];
export type PlaceItem = components['schemas']['PlaceItem'];
export type PlacesCsv = components['schemas']['PlacesCsv'];
export type PlacesReport = components['schemas']['PlacesReport'];
export type Platform = components['schemas']['Platform'];
export type Poll = components['schemas']['Poll'];
export type PollInput = components['schemas']['PollInput'];
export type PollInputOption = components['schemas']['PollInputOption'];
export type PollStatus = components['schemas']['PollStatus'];
export type PostAdminCategoriesOrderReply = components['schemas']['PostAdminCategoriesOrderReply'];
export type PostAdminCategoriesReply = components['schemas']['PostAdminCategoriesReply'];
export type PostAdminFeedItemsByIdPublishBody = components['schemas']['PostAdminFeedItemsByIdPublishBody'];
export type PostAdminFeedsByIdWebsubBody = components['schemas']['PostAdminFeedsByIdWebsubBody'];
export type PostAdminFeedsOpmlReply = components['schemas']['PostAdminFeedsOpmlReply'];
export type PostAdminFeedsRefreshReply = components['schemas']['PostAdminFeedsRefreshReply'];
export type PostAdminFeedsReply = components['schemas']['PostAdminFeedsReply'];
export type PostAdminFeedsTestReply = components['schemas']['PostAdminFeedsTestReply'];
export type PostAdminFestivalsReply = components['schemas']['PostAdminFestivalsReply'];
export type PostAdminHoroscopeBatchBody = components['schemas']['PostAdminHoroscopeBatchBody'];
export type PostAdminHoroscopeBatchBodyItemFactor = components['schemas']['PostAdminHoroscopeBatchBodyItemFactor'];
export type PostAdminHoroscopeBatchBodyItemLuckyColor = components['schemas']['PostAdminHoroscopeBatchBodyItemLuckyColor'];
export type PostAdminHoroscopeBody = components['schemas']['PostAdminHoroscopeBody'];
export type PostAdminHoroscopeReply = components['schemas']['PostAdminHoroscopeReply'];
export type PostAdminNewsByIdLeaseReply = components['schemas']['PostAdminNewsByIdLeaseReply'];
export type PostAdminNewsByIdLiveCloseReply = components['schemas']['PostAdminNewsByIdLiveCloseReply'];
export type PostAdminNewsByIdLiveReply = components['schemas']['PostAdminNewsByIdLiveReply'];
export type PostAdminNewsByIdPreviewsBody = components['schemas']['PostAdminNewsByIdPreviewsBody'];
export type PostAdminNewsByIdPreviewsReply = components['schemas']['PostAdminNewsByIdPreviewsReply'];
export type PostAdminNewsByIdPreviewsReplyData = components['schemas']['PostAdminNewsByIdPreviewsReplyData'];
export type PostAdminNewsByIdSubmitBody = components['schemas']['PostAdminNewsByIdSubmitBody'];
export type PostAdminNewsReply = components['schemas']['PostAdminNewsReply'];
export type PostAdminNotificationsReply = components['schemas']['PostAdminNotificationsReply'];
export type PostAdminNotificationsReply2 = components['schemas']['PostAdminNotificationsReply2'];
export type PostAdminPanchangReply = components['schemas']['PostAdminPanchangReply'];
export type PostAdminPlacesReply = components['schemas']['PostAdminPlacesReply'];
export type PostAdminPollsReply = components['schemas']['PostAdminPollsReply'];
export type PostAdminProductCategoriesReply = components['schemas']['PostAdminProductCategoriesReply'];
export type PostAdminProductsReply = components['schemas']['PostAdminProductsReply'];
export type PostAdminReleasesReply = components['schemas']['PostAdminReleasesReply'];
export type PostAdminSettingsBasicRevisionsByRevRestoreBody = components['schemas']['PostAdminSettingsBasicRevisionsByRevRestoreBody'];
export type PostAdminSubmissionsByIdAcceptBody = components['schemas']['PostAdminSubmissionsByIdAcceptBody'];
export type PostAdminSubmissionsByIdAcceptReply = components['schemas']['PostAdminSubmissionsByIdAcceptReply'];
export type PostAdminUsersBody = components['schemas']['PostAdminUsersBody'];
export type PostAdminUsersReply = components['schemas']['PostAdminUsersReply'];
export type PostAdminWebhooksByIdTestReply = components['schemas']['PostAdminWebhooksByIdTestReply'];
export type PostAdminWebhooksReply = components['schemas']['PostAdminWebhooksReply'];
export type PostAuthLoginReply = components['schemas']['PostAuthLoginReply'];
export type PostAuthLogoutReply = components['schemas']['PostAuthLogoutReply'];
export type PostAuthPhpBody = components['schemas']['PostAuthPhpBody'];
export type PostDevicesReply = components['schemas']['PostDevicesReply'];
export type PostHoroscopePhpBody = components['schemas']['PostHoroscopePhpBody'];
export type PostNewsByIdViewBody = components['schemas']['PostNewsByIdViewBody'];
export type PostNewsPhpBody = components['schemas']['PostNewsPhpBody'];
export type PostNewsPhpReply = components['schemas']['PostNewsPhpReply'];
export type PostNotificationsByIdOpenedBody = components['schemas']['PostNotificationsByIdOpenedBody'];
export type PostPanchangPhpBody = components['schemas']['PostPanchangPhpBody'];
export type PostRssAdminPhpBody = components['schemas']['PostRssAdminPhpBody'];
export type PostRssAdminPhpBody2 = components['schemas']['PostRssAdminPhpBody2'];
export type Presence = components['schemas']['Presence'];
export type PresenceInput = components['schemas']['PresenceInput'];
export type Preview = components['schemas']['Preview'];
export type PreviewInput = components['schemas']['PreviewInput'];
export type PreviewItem = components['schemas']['PreviewItem'];
export type Problem = components['schemas']['Problem'];
export type Product = components['schemas']['Product'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ProductCategoryInput = components['schemas']['ProductCategoryInput'];
export type ProductInput = components['schemas']['ProductInput'];
export type ProductInputDeal = components['schemas']['ProductInputDeal'];
export type ProductInputStore = components['schemas']['ProductInputStore'];
export type ProductInputText = components['schemas']['ProductInputText'];
export type ProductStore = components['schemas']['ProductStore'];
export type PublishAndNotifyInput = components['schemas']['PublishAndNotifyInput'];
export type PublishBody = components['schemas']['PublishBody'];
export type PublishChangesBody = components['schemas']['PublishChangesBody'];
export type PublishedAndNotified = components['schemas']['PublishedAndNotified'];
export type PutAdminMyDigestBody = components['schemas']['PutAdminMyDigestBody'];
export type PutInstallationsByInstallationIdBookmarksByNewsIdReply = components['schemas']['PutInstallationsByInstallationIdBookmarksByNewsIdReply'];
export type QuietHours = components['schemas']['QuietHours'];
export type RefreshBody = components['schemas']['RefreshBody'];
export type RefreshInput = components['schemas']['RefreshInput'];
export type RejectApproval = components['schemas']['RejectApproval'];
export type RejectBody = components['schemas']['RejectBody'];
export type Release = components['schemas']['Release'];
export type ReleaseInput = components['schemas']['ReleaseInput'];
export type ReleaseInputText = components['schemas']['ReleaseInputText'];
export type Removed = components['schemas']['Removed'];
export type Report = components['schemas']['Report'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type ReportInput = components['schemas']['ReportInput'];
export type Revision = components['schemas']['Revision'];
export type RevisionDiff = components['schemas']['RevisionDiff'];
export type RevisionDiffField = components['schemas']['RevisionDiffField'];
export type Role = components['schemas']['Role'];
export type SecurityNotice = components['schemas']['SecurityNotice'];
export type SecuritySettings = components['schemas']['SecuritySettings'];
export type Session = components['schemas']['Session'];
export type SettingsRevision = components['schemas']['SettingsRevision'];
export type SettingsRevisionWhole = components['schemas']['SettingsRevisionWhole'];
export type Sign = components['schemas']['Sign'];
export type SignView = components['schemas']['SignView'];
export type SortValue = components['schemas']['SortValue'];
export type SortValue2 = components['schemas']['SortValue2'];
export type Span = components['schemas']['Span'];
export type StoredDay = components['schemas']['StoredDay'];
export type StoredDayFestivalText = components['schemas']['StoredDayFestivalText'];
export type StoredDayRahuKalam = components['schemas']['StoredDayRahuKalam'];
export type StoredDayTithi = components['schemas']['StoredDayTithi'];
export type StoredDayWeekday = components['schemas']['StoredDayWeekday'];
export type StoryLanguages = components['schemas']['StoryLanguages'];
export type StoryNotices = components['schemas']['StoryNotices'];
export type System = components['schemas']['System'];
export type Target = components['schemas']['Target'];
export type TestInput = components['schemas']['TestInput'];
export type Time = components['schemas']['Time'];
export type TotpCodeBody = components['schemas']['TotpCodeBody'];
export type TotpDisableBody = components['schemas']['TotpDisableBody'];
export type TotpSetup = components['schemas']['TotpSetup'];
export type TranslationInput = components['schemas']['TranslationInput'];
export type TreePlace = components['schemas']['TreePlace'];
export type Tried = components['schemas']['Tried'];
export type Update = components['schemas']['Update'];
export type User = components['schemas']['User'];
export type UserDocument = components['schemas']['UserDocument'];
export type UserDocumentInput = components['schemas']['UserDocumentInput'];
export type Vote = components['schemas']['Vote'];
export type VoteInput = components['schemas']['VoteInput'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookInputEvent = components['schemas']['WebhookInputEvent'];
export type Who = components['schemas']['Who'];
export type WholeRevision = components['schemas']['WholeRevision'];
export type WorkingCopy = components['schemas']['WorkingCopy'];
export type WorkingCopyInput = components['schemas']['WorkingCopyInput'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseError400 = components['responses']['Error400'];
export type ResponseError404 = components['responses']['Error404'];
export type ResponseError429 = components['responses']['Error429'];
export type ResponseError503 = components['responses']['Error503'];
export type ResponseError401 = components['responses']['Error401'];
export type ResponseError403 = components['responses']['Error403'];
export type ResponseError409 = components['responses']['Error409'];
export type ResponseError412 = components['responses']['Error412'];
export type ResponseError413 = components['responses']['Error413'];
export type ResponseError415 = components['responses']['Error415'];
export type ResponseError428 = components['responses']['Error428'];
export type ResponseError302 = components['responses']['Error302'];
export type ResponseError410 = components['responses']['Error410'];
export type ResponseError405 = components['responses']['Error405'];
export type ResponseGetSettingsAdmobReply = components['responses']['GetSettingsAdmobReply'];
export type ResponseGetAdminSettingsBasicReply = components['responses']['GetAdminSettingsBasicReply'];
export type ResponseGetAdminSettingsBasicRevisionsReply = components['responses']['GetAdminSettingsBasicRevisionsReply'];
export type ResponseGetAdminSettingsBasicRevisionsByRevReply = components['responses']['GetAdminSettingsBasicRevisionsByRevReply'];
export type ResponseGetAdminSettingsAppReply = components['responses']['GetAdminSettingsAppReply'];
export type ResponseGetAdminSettingsAdmobReply = components['responses']['GetAdminSettingsAdmobReply'];
export type ResponsePostAuthLoginReply = components['responses']['PostAuthLoginReply'];
export type ResponseGetAuthMeReply = components['responses']['GetAuthMeReply'];
export type ResponseDeleteAuthSessionsByIdReply = components['responses']['DeleteAuthSessionsByIdReply'];
export type ResponsePostAdminUsersReply = components['responses']['PostAdminUsersReply'];
export type ResponseGetAdminSettingsSecurityReply = components['responses']['GetAdminSettingsSecurityReply'];
export type ResponseGetAdminSettingsNewsroomReply = components['responses']['GetAdminSettingsNewsroomReply'];
export type ResponseGetAdminAuditReply = components['responses']['GetAdminAuditReply'];
export type ResponsePostAdminPlacesReply = components['responses']['PostAdminPlacesReply'];
export type ResponsePostAdminCategoriesOrderReply = components['responses']['PostAdminCategoriesOrderReply'];
export type ResponsePostAdminCategoriesReply = components['responses']['PostAdminCategoriesReply'];
export type ResponseGetPanchangDayReply = components['responses']['GetPanchangDayReply'];
export type ResponseGetPanchangFestivalsReply = components['responses']['GetPanchangFestivalsReply'];
export type ResponsePostAdminPanchangReply = components['responses']['PostAdminPanchangReply'];
export type ResponsePostAdminFestivalsReply = components['responses']['PostAdminFestivalsReply'];
export type ResponseGetHoroscopeReply = components['responses']['GetHoroscopeReply'];
export type ResponseGetHoroscopeReply2 = components['responses']['GetHoroscopeReply2'];
export type ResponsePostAdminHoroscopeReply = components['responses']['PostAdminHoroscopeReply'];
export type ResponsePostAdminHoroscopeReply2 = components['responses']['PostAdminHoroscopeReply2'];
export type ResponseGetShoppingDealsReply = components['responses']['GetShoppingDealsReply'];
export type ResponseGetShoppingCategoriesReply = components['responses']['GetShoppingCategoriesReply'];
export type ResponsePostAdminProductsReply = components['responses']['PostAdminProductsReply'];
export type ResponsePostAdminProductCategoriesReply = components['responses']['PostAdminProductCategoriesReply'];
export type ResponseGetUpdateCheckReply = components['responses']['GetUpdateCheckReply'];
export type ResponsePostAdminReleasesReply = components['responses']['PostAdminReleasesReply'];
export type ResponsePostDevicesReply = components['responses']['PostDevicesReply'];
export type ResponsePostAdminNotificationsReply2 = components['responses']['PostAdminNotificationsReply2'];
export type ResponsePostAdminNotificationsReply = components['responses']['PostAdminNotificationsReply'];
export type ResponseGetNewsReply = components['responses']['GetNewsReply'];
export type ResponseGetNewsLatestReply = components['responses']['GetNewsLatestReply'];
export type ResponsePostAdminNewsReply = components['responses']['PostAdminNewsReply'];
export type ResponsePostAdminNewsReply2 = components['responses']['PostAdminNewsReply2'];
export type ResponsePostAdminNewsByIdLeaseReply = components['responses']['PostAdminNewsByIdLeaseReply'];
export type ResponseGetAdminNewsByIdWorkingCopyReply = components['responses']['GetAdminNewsByIdWorkingCopyReply'];
export type ResponsePostAdminSubmissionsByIdAcceptReply = components['responses']['PostAdminSubmissionsByIdAcceptReply'];
export type ResponsePostAdminNewsByIdLiveCloseReply = components['responses']['PostAdminNewsByIdLiveCloseReply'];
export type ResponsePostAdminNewsByIdLiveReply = components['responses']['PostAdminNewsByIdLiveReply'];
export type ResponsePutInstallationsByInstallationIdBookmarksByNewsIdReply = components['responses']['PutInstallationsByInstallationIdBookmarksByNewsIdReply'];
export type ResponsePostAdminPollsReply = components['responses']['PostAdminPollsReply'];
export type ResponseGetAdminReportsByIdReply = components['responses']['GetAdminReportsByIdReply'];
export type ResponseGetRssReply = components['responses']['GetRssReply'];
export type ResponseSuccess200 = components['responses']['Success200'];
export type ResponsePostAdminFeedsTestReply = components['responses']['PostAdminFeedsTestReply'];
export type ResponsePostAdminFeedsReply = components['responses']['PostAdminFeedsReply'];
export type ResponsePostAdminFeedsReply2 = components['responses']['PostAdminFeedsReply2'];
export type ResponseGetAdminFeedItemsByIdReply = components['responses']['GetAdminFeedItemsByIdReply'];
export type ResponseDeleteAdminFeedItemsByIdReply = components['responses']['DeleteAdminFeedItemsByIdReply'];
export type ResponseGetAdminWebhooksByIdReply = components['responses']['GetAdminWebhooksByIdReply'];
export type ResponseGetAdminMyPreferencesReply = components['responses']['GetAdminMyPreferencesReply'];
export type ResponseGetAdminMyPreferencesByNameReply = components['responses']['GetAdminMyPreferencesByNameReply'];
export type ResponseGetAdminMyPreferencesByNameReply2 = components['responses']['GetAdminMyPreferencesByNameReply2'];
export type ResponseDeleteAdminMyPreferencesByNameReply = components['responses']['DeleteAdminMyPreferencesByNameReply'];
export type ResponseSuccess2002 = components['responses']['Success2002'];
export type ResponseSuccess2003 = components['responses']['Success2003'];
export type ResponseGetFeedsByLangJsonReply = components['responses']['GetFeedsByLangJsonReply'];
export type ResponseSuccess2004 = components['responses']['Success2004'];
export type ResponseGetConfigReply = components['responses']['GetConfigReply'];
export type ResponseDeleteInstallationsByInstallationIdReply = components['responses']['DeleteInstallationsByInstallationIdReply'];
export type ResponseGetRssAdminPhpReply = components['responses']['GetRssAdminPhpReply'];
export type ResponseSuccess2005 = components['responses']['Success2005'];
export type ResponseSuccess410 = components['responses']['Success410'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterIds = components['parameters']['Ids'];
export type ParameterFields = components['parameters']['Fields'];
export type ParameterId = components['parameters']['Id'];
export type ParameterLang = components['parameters']['Lang'];
export type ParameterPlatform = components['parameters']['Platform'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterRev = components['parameters']['Rev'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterRole = components['parameters']['Role'];
export type ParameterIsActive = components['parameters']['IsActive'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterLat = components['parameters']['Lat'];
export type ParameterLon = components['parameters']['Lon'];
export type ParameterLimit2 = components['parameters']['Limit2'];
export type ParameterType = components['parameters']['Type'];
export type ParameterSlug = components['parameters']['Slug'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterDate = components['parameters']['Date'];
export type ParameterCity = components['parameters']['City'];
export type ParameterTz = components['parameters']['Tz'];
export type ParameterInclude = components['parameters']['Include'];
export type ParameterDigits = components['parameters']['Digits'];
export type ParameterBirthStar = components['parameters']['BirthStar'];
export type ParameterBirthSign = components['parameters']['BirthSign'];
export type ParameterMonth = components['parameters']['Month'];
export type ParameterYear = components['parameters']['Year'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterType2 = components['parameters']['Type2'];
export type ParameterPage2 = components['parameters']['Page2'];
export type ParameterCount2 = components['parameters']['Count2'];
export type ParameterDay = components['parameters']['Day'];
export type ParameterCity2 = components['parameters']['City2'];
export type ParameterDryRun = components['parameters']['DryRun'];
export type ParameterSign = components['parameters']['Sign'];
export type ParameterPeriod = components['parameters']['Period'];
export type ParameterId2 = components['parameters']['Id2'];
export type ParameterSystem = components['parameters']['System'];
export type ParameterCursor2 = components['parameters']['Cursor2'];
export type ParameterCategory = components['parameters']['Category'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterFeatured = components['parameters']['Featured'];
export type ParameterInStock = components['parameters']['InStock'];
export type ParameterSearch2 = components['parameters']['Search2'];
export type ParameterMinPrice = components['parameters']['MinPrice'];
export type ParameterMaxPrice = components['parameters']['MaxPrice'];
export type ParameterSort2 = components['parameters']['Sort2'];
export type ParameterSlug2 = components['parameters']['Slug2'];
export type ParameterIsFeatured = components['parameters']['IsFeatured'];
export type ParameterCurrentVersion = components['parameters']['CurrentVersion'];
export type ParameterVersionCode = components['parameters']['VersionCode'];
export type ParameterInstallationId = components['parameters']['InstallationId'];
export type ParameterInstallationId2 = components['parameters']['InstallationId2'];
export type ParameterNewsId = components['parameters']['NewsId'];
export type ParameterTo2 = components['parameters']['To2'];
export type ParameterCategory2 = components['parameters']['Category2'];
export type ParameterTag = components['parameters']['Tag'];
export type ParameterLocation = components['parameters']['Location'];
export type ParameterAuthor = components['parameters']['Author'];
export type ParameterBreaking = components['parameters']['Breaking'];
export type ParameterSearch3 = components['parameters']['Search3'];
export type ParameterQ = components['parameters']['Q'];
export type ParameterSort3 = components['parameters']['Sort3'];
export type ParameterUpdatedAfter = components['parameters']['UpdatedAfter'];
export type ParameterFallback = components['parameters']['Fallback'];
export type ParameterWindow = components['parameters']['Window'];
export type ParameterContentType = components['parameters']['ContentType'];
export type ParameterFrom2 = components['parameters']['From2'];
export type ParameterTo3 = components['parameters']['To3'];
export type ParameterInclude2 = components['parameters']['Include2'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterContentType2 = components['parameters']['ContentType2'];
export type ParameterTag2 = components['parameters']['Tag2'];
export type ParameterPlace = components['parameters']['Place'];
export type ParameterAuthor2 = components['parameters']['Author2'];
export type ParameterHasImage = components['parameters']['HasImage'];
export type ParameterMissingLang = components['parameters']['MissingLang'];
export type ParameterIsBreaking = components['parameters']['IsBreaking'];
export type ParameterFromFeed = components['parameters']['FromFeed'];
export type ParameterTranslationGroup = components['parameters']['TranslationGroup'];
export type ParameterCreatedBy = components['parameters']['CreatedBy'];
export type ParameterUpdatedBy = components['parameters']['UpdatedBy'];
export type ParameterFrom3 = components['parameters']['From3'];
export type ParameterTo4 = components['parameters']['To4'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedTo = components['parameters']['CreatedTo'];
export type ParameterUpdatedFrom = components['parameters']['UpdatedFrom'];
export type ParameterUpdatedTo = components['parameters']['UpdatedTo'];
export type ParameterApply = components['parameters']['Apply'];
export type ParameterCorrection = components['parameters']['Correction'];
export type ParameterToken = components['parameters']['Token'];
export type ParameterAfter = components['parameters']['After'];
export type ParameterOrder = components['parameters']['Order'];
export type ParameterNewsId2 = components['parameters']['NewsId2'];
export type ParameterFeed = components['parameters']['Feed'];
export type ParameterCategory3 = components['parameters']['Category3'];
export type ParameterDuplicates = components['parameters']['Duplicates'];
export type ParameterDownload = components['parameters']['Download'];
export type ParameterCategoryId2 = components['parameters']['CategoryId2'];
export type ParameterRefreshMinutes = components['parameters']['RefreshMinutes'];
export type ParameterCreateCategories = components['parameters']['CreateCategories'];
export type ParameterSort4 = components['parameters']['Sort4'];
export type ParameterAutoPublish = components['parameters']['AutoPublish'];
export type ParameterWebsubState = components['parameters']['WebsubState'];
export type ParameterDelivery = components['parameters']['Delivery'];
export type ParameterName = components['parameters']['Name'];
export type ParameterLang2 = components['parameters']['Lang2'];
export type ParameterCategory4 = components['parameters']['Category4'];
export type ParameterPlace2 = components['parameters']['Place2'];
export type ParameterDate2 = components['parameters']['Date2'];
export type ParameterIds2 = components['parameters']['Ids2'];
export type ParameterAll = components['parameters']['All'];
export type ParameterFeedUrl = components['parameters']['FeedUrl'];
export type ParameterDiscover = components['parameters']['Discover'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderAnswerETag = components['headers']['AnswerETag'];
export type HeaderRowETag = components['headers']['RowETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderWwwAuthenticate = components['headers']['WWWAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type $defs = Record<string, never>;
export interface operations {
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            name: string;
                            version: string;
                            /** @constant */
                            status: "ok";
                            documentation_url: string;
                            openapi_url: string;
                            endpoints: {
                                endpoint: string;
                                actions: string[];
                                url: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminJobs: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "run_at" | "-run_at" | "ended_at" | "-ended_at" | "kind" | "-kind" | "state" | "-state" | "attempts" | "-attempts" | "created_at" | "-created_at";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description State */
                state?: "queued" | "running" | "done" | "dead";
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["GetAdminJobsReplyData"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminJobsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminJobsByIdReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminJobsByIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminJobsByIdReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["BasicSettings"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSettingsApp: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AppSettings"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSettingsAdmob: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetSettingsAdmobReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSettingsContacts: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Contacts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminSettingsBasicReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSettingsBasic: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BasicSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsBasicReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSettingsBasic: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "app_name": "దినం",
                 *       "texts": {
                 *         "hi": {
                 *           "app_name": "दिनम"
                 *         }
                 *       },
                 *       "publisher": {
                 *         "name": "దినం",
                 *         "legal_name": "Dinam Media Private Limited",
                 *         "email": "editor@example.in"
                 *       },
                 *       "grievance_officer": {
                 *         "name": "రవి కుమార్",
                 *         "email": "grievance@example.in",
                 *         "phone": "+91 40 1234 5678"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BasicSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsBasicReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsBasicRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsBasicRevisionsByRev: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsByRevReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSettingsBasicRevisionsByRevRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsBasicReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminSettingsAppReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSettingsApp: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AppSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAppReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSettingsApp: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "push": {
                 *         "quiet_hours": {
                 *           "from": "22:00",
                 *           "to": "07:00"
                 *         },
                 *         "daily_cap": 8
                 *       },
                 *       "breaking_hours": 4
                 *     }
                 */
                "application/json": components["schemas"]["AppSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAppReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsAppRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsAppRevisionsByRev: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsByRevReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSettingsAppRevisionsByRevRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAppReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsAdmob: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminSettingsAdmobReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSettingsAdmob: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdMobSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAdmobReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSettingsAdmob: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "native_interval": 9
                 *     }
                 */
                "application/json": components["schemas"]["AdMobSettingsInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAdmobReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsAdmobRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsAdmobRevisionsByRev: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header?: never;
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsByRevReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSettingsAdmobRevisionsByRevRestore: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsAdmobReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ravi",
                 *       "password": "first-password-of-ravi"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
                "multipart/form-data": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAuthLoginReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RefreshBody"];
                "multipart/form-data": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAuthLoginReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LogoutBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LogoutBody"];
                "multipart/form-data": components["schemas"]["LogoutBody"];
            };
        };
        responses: {
            200: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAuthMeReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAuthMeReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "first-password-of-ravi",
                 *       "new": "second-password-of-ravi"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordBody"];
                "multipart/form-data": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAuthLoginReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthSessionsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthTotpSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmBody"];
                "multipart/form-data": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TotpSetup"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthTotpEnable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeBody"];
                "application/x-www-form-urlencoded": components["schemas"]["TotpCodeBody"];
                "multipart/form-data": components["schemas"]["TotpCodeBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            totp_enabled: boolean;
                            /** @description Each takes the place of a code once. They are in this answer only */
                            recovery_codes: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthTotpRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmBody"];
                "multipart/form-data": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Each takes the place of a code once. They are in this answer only */
                            recovery_codes: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthTotpDisable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpDisableBody"];
                "application/x-www-form-urlencoded": components["schemas"]["TotpDisableBody"];
                "multipart/form-data": components["schemas"]["TotpDisableBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            totp_enabled: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "username" | "-username" | "name" | "-name" | "role" | "-role" | "is_active" | "-is_active" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users */
                role?: components["parameters"]["Role"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAdminUsersBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminUsersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminUsersById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminUsersReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminUsersById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminUsersByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminUsersReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminUsersById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminUsersById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminUsersByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminUsersReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPeople: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "name" | "-name" | "id" | "-id" | "role" | "-role";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users */
                role?: components["parameters"]["Role"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PersonRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPeopleById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PersonRow"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSessions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "used_at" | "-used_at" | "created_at" | "-created_at" | "expires_at" | "-expires_at" | "user_id" | "-user_id" | "ended_at" | "-ended_at";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthSessionsReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSessionsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Session"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminSettingsSecurityReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSettingsSecurity: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminSettingsSecurityBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsSecurityReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSettingsSecurity: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminSettingsSecurityBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsSecurityReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsSecurityRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsSecurityRevisionsByRev: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsByRevReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSettingsSecurityRevisionsByRevRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsSecurityReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsNewsroom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminSettingsNewsroomReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSettingsNewsroom: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminSettingsNewsroomBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsNewsroomReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSettingsNewsroom: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminSettingsNewsroomBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsNewsroomReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsNewsroomRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSettingsNewsroomRevisionsByRev: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminSettingsBasicRevisionsByRevReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSettingsNewsroomRevisionsByRevRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminSettingsNewsroomReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminAudit: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "at" | "-at" | "actor_id" | "-actor_id" | "action" | "-action" | "resource" | "-resource";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                resource?: string;
                resource_id?: string;
                action?: string;
                actor_id?: number;
                /** @description At this time or later; a day is one of the desk */
                from?: string;
                /** @description Before this time; a day counts whole */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminAuditReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminAuditById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AuditLine"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminApiTokens: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "name" | "-name" | "created_at" | "-created_at" | "expires_at" | "-expires_at" | "last_used_at" | "-last_used_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                user_id?: components["parameters"]["UserId"];
                status?: "active" | "expired" | "revoked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["ApiToken"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["NewApiToken"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminApiTokensById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminApiTokensByIdReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminApiTokensById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminApiTokensByIdReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nobody@example.in"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordResetBody"];
                "multipart/form-data": components["schemas"]["PasswordResetBody"];
            };
        };
        responses: {
            202: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordLinkBody"];
                "multipart/form-data": components["schemas"]["PasswordLinkBody"];
            };
        };
        responses: {
            200: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAuthOidc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["OidcInfo"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAuthOidcStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAuthOidcCallback: {
        parameters: {
            query?: {
                /** @description Authorization code */
                code?: string;
                /** @description As `start` gave it */
                state?: string;
                /** @description Issuer (RFC 9207) */
                iss?: string;
                /** @description Why there is no code */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAuthOidcSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OidcSessionBody"];
                "application/x-www-form-urlencoded": components["schemas"]["OidcSessionBody"];
                "multipart/form-data": components["schemas"]["OidcSessionBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAuthLoginReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPlaces: {
        parameters: {
            query?: {
                /** @description How the name begins, in any language */
                search?: string;
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PlaceChoice"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPlacesTree: {
        parameters: {
            query?: {
                /** @description Slug, code or id; absent: the countries */
                parent?: string;
                type?: components["parameters"]["Type"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: number;
                /** @description Rows, default 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TreePlace"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPlacesBySlug: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PlaceItem"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPlacesImport: {
        parameters: {
            query?: {
                /** @description Check all of it, write nothing */
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": components["schemas"]["PlacesCsv"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PlacesReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPlaces: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "slug" | "-slug" | "name" | "-name" | "type" | "-type" | "is_active" | "-is_active" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id of the parent; null at the top */
                parent_id?: number;
                type?: components["parameters"]["Type"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
                is_shipped?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminPlace"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPlaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mulugu",
                 *       "type": "district",
                 *       "parent_id": 1,
                 *       "code": "699",
                 *       "texts": {
                 *         "te": {
                 *           "name": "ములుగు"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminPlacesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPlacesById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminPlacesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminPlacesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminPlacesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPlacesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminPlacesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminPlacesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "texts": {
                 *         "te": {
                 *           "name": "ములుగు"
                 *         },
                 *         "hi": {
                 *           "name": "मुलुगु"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminPlacesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPlacesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminCategoriesOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         2,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminCategories: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id of the parent; null at the top */
                parent_id?: number;
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminCategory"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weather",
                 *       "texts": {
                 *         "te": {
                 *           "name": "వాతావరణం"
                 *         }
                 *       },
                 *       "color": "#00838f"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminCategoriesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminCategoriesById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminCategoriesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminCategoriesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "texts": {
                 *         "te": {
                 *           "name": "వాతావరణం"
                 *         },
                 *         "hi": {
                 *           "name": "मौसम"
                 *         }
                 *       },
                 *       "sort_order": 6
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminCategoriesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchang: {
        parameters: {
            query?: {
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, bala, text, or all; bala needs birth_star */
                include?: components["parameters"]["Include"];
                /** @description Digits of the times in `text`; native includes `text` */
                digits?: components["parameters"]["Digits"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PanchangDay"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangDay: {
        parameters: {
            query?: {
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, bala, text, or all; bala needs birth_star */
                include?: components["parameters"]["Include"];
                /** @description Digits of the times in `text`; native includes `text` */
                digits?: components["parameters"]["Digits"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetPanchangDayReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangMonth: {
        parameters: {
            query?: {
                /** @description YYYY-MM, from 1900-01 to 2100-12 */
                month?: components["parameters"]["Month"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["MonthDay"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangMuhurta: {
        parameters: {
            query?: {
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["MuhurtaDay"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangFestivals: {
        parameters: {
            query?: {
                year?: components["parameters"]["Year"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description ISO 3166-2 like IN-TS: what is observed there, and in all of India */
                region?: components["parameters"]["Region"];
                type?: components["parameters"]["Type2"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 100 */
                limit?: number;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetPanchangFestivalsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangNext: {
        parameters: {
            query: {
                /** @description Its key (`ugadi`), or its name in any language */
                festival: string;
                from?: components["parameters"]["From"];
                /** @description Days, default 1 */
                count?: components["parameters"]["Count2"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetPanchangFestivalsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPanchangCalendarIcs: {
        parameters: {
            query?: {
                /** @description Default festivals */
                kind?: "festivals" | "vratas" | "ekadashi" | "holidays" | "all";
                year?: components["parameters"]["Year"];
                /** @description ISO 3166-2 like IN-TS, or all; absent: that of the place */
                region?: string;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPanchang: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "date" | "-date" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description Name or id; all: days of all places */
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["StoredDay"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPanchang: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-20",
                 *       "lang": "te",
                 *       "tithi": [
                 *         {
                 *           "id": 11,
                 *           "end": "2026-11-21T06:32:00+05:30"
                 *         },
                 *         12
                 *       ],
                 *       "sunrise": "06:24",
                 *       "notes": "నేడు ఏకాదశి"
                 *     }
                 */
                "application/json": components["schemas"]["DayInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminPanchangReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPanchangByDay: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description With a date: the city it is stored for; absent: all places */
                city?: components["parameters"]["City2"];
            };
            header?: never;
            path: {
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminPanchangReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminPanchangByDay: {
        parameters: {
            query?: {
                /** @description With a date: the city it is stored for; absent: all places */
                city?: components["parameters"]["City2"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminPanchangByDayBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPanchangReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminPanchangByDay: {
        parameters: {
            query?: {
                /** @description With a date: the city it is stored for; absent: all places */
                city?: components["parameters"]["City2"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminPanchangByDay: {
        parameters: {
            query?: {
                /** @description With a date: the city it is stored for; absent: all places */
                city?: components["parameters"]["City2"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sunrise": null
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminPanchangByDayBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPanchangReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFestivalsImport: {
        parameters: {
            query?: {
                /** @description true: all is checked, and nothing is written */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": components["schemas"]["BatchCsv"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFestivalsCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_year": 2030,
                 *       "to_year": 2031,
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["CopyYearBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFestivals: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "date" | "-date" | "id" | "-id" | "key" | "-key" | "type" | "-type" | "is_holiday" | "-is_holiday" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                key?: string;
                type?: components["parameters"]["Type2"];
                /** @description Public holiday in its regions */
                is_holiday?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminFestival"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFestivals: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2027-03-11",
                 *       "key": "eid_al_fitr",
                 *       "is_holiday": true
                 *     }
                 */
                "application/json": components["schemas"]["FestivalInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminFestivalsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFestivalsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminFestivalsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminFestivalsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminFestivalsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminFestivalsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminFestivalsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminFestivalsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminFestivalsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminFestivalsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getHoroscope: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
                sign?: components["parameters"]["Sign"];
                /** @description daily; weekly from Monday; monthly and yearly by the calendar */
                period?: components["parameters"]["Period"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetHoroscopeReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getHoroscopeToday: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetHoroscopeReply2"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getHoroscopeSigns: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Sign"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getHoroscopeCompatibility: {
        parameters: {
            query: {
                /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
                sign1: string | number;
                /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
                sign2: string | number;
                /** @description Default vedic */
                system?: components["parameters"]["System"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Compatibility"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminHoroscopeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "items": [
                 *         {
                 *           "sign": "aries",
                 *           "date": "2030-11-20",
                 *           "lang": "hi",
                 *           "prediction": "शुभ दिन"
                 *         },
                 *         {
                 *           "sign": "taurus",
                 *           "date": "2030-11-20",
                 *           "lang": "hi",
                 *           "prediction": "यात्रा का योग"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminHoroscopeBatchBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminHoroscope: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "start_date" | "-start_date" | "sign" | "-sign" | "period" | "-period" | "lang" | "-lang" | "source" | "-source" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description 1 to 12, aries, mesha, or the name in any of the 14 languages */
                sign?: components["parameters"]["Sign"];
                /** @description daily; weekly from Monday; monthly and yearly by the calendar */
                period?: components["parameters"]["Period"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                source?: "editor" | "computed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminHoroscope"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminHoroscope: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sign": "సింహం",
                 *       "lang": "te",
                 *       "prediction": "కొత్త పనులు మొదలవుతాయి.",
                 *       "rating": 4
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminHoroscopeBody"];
            };
        };
        responses: {
            201: components["responses"]["PostAdminHoroscopeReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminHoroscopeById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminHoroscopeReply2"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminHoroscopeById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminHoroscopeByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminHoroscopeReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminHoroscopeById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminHoroscopeById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminHoroscopeByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminHoroscopeReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getShoppingDeals: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort2"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetShoppingDealsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getShoppingProducts: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort2"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetShoppingDealsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getShoppingProductsBySlug: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShoppingDealsReply3"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getShoppingFeatured: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort2"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShoppingDealsReply2"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getShoppingCategories: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetShoppingCategoriesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProductsImport: {
        parameters: {
            query?: {
                /** @description true: all is checked, and nothing is written */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": components["schemas"]["BatchCsv"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProductsOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProducts: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "updated_at" | "-updated_at" | "sort_order" | "-sort_order" | "price" | "-price" | "title" | "-title" | "category_id" | "-category_id" | "is_active" | "-is_active" | "is_featured" | "-is_featured" | "in_stock" | "-in_stock" | "created_at" | "-created_at" | "id" | "-id" | "deal_starts_at" | "-deal_starts_at" | "deal_ends_at" | "-deal_ends_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Marked for the top of the app */
                is_featured?: components["parameters"]["IsFeatured"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
                deal?: "none" | "upcoming" | "running" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminProduct"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Phone",
                 *       "texts": {
                 *         "te": {
                 *           "title": "ఫోన్"
                 *         }
                 *       },
                 *       "price": 1299900,
                 *       "mrp": 1599900,
                 *       "deal": {
                 *         "ends_at": "2040-01-01T00:00:00Z",
                 *         "price": 1199900
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminProductsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminProductsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminProductsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminProductsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminProductsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminProductsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminProductsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminProductsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminProductsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProductCategoriesOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminCategoriesOrderReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductCategories: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminProductCategory"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProductCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mobiles",
                 *       "texts": {
                 *         "te": {
                 *           "name": "మొబైల్స్"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductCategoryInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminProductCategoriesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductCategoriesById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminProductCategoriesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminProductCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminProductCategoriesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminProductCategoriesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminProductCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminProductCategoriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminProductCategoriesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminProductCategoriesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getUpdateCheck: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
                current_version?: components["parameters"]["CurrentVersion"];
                /** @description Android version code or iOS build number */
                version_code?: components["parameters"]["VersionCode"];
                /** @description Stable id of the installation; decides the roll-out */
                installation_id?: components["parameters"]["InstallationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetUpdateCheckReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getUpdateLatest: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetUpdateCheckReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReleases: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "version_code" | "-version_code" | "version" | "-version" | "released_at" | "-released_at" | "platform" | "-platform" | "is_active" | "-is_active" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description Up to four numbers, such as 1.2.3; 1.2.3-beta1 comes before 1.2.3 */
                version?: string;
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Release"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminReleases: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "android",
                 *       "version": "1.2.0",
                 *       "version_code": 12,
                 *       "min_version": "1.1",
                 *       "title": "కొత్త రూపం",
                 *       "store_url": "https://play.google.com/store/apps/details?id=in.example.news"
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminReleasesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReleasesById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminReleasesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminReleasesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminReleasesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminReleasesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminReleasesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminReleasesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rollout_percent": 10
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminReleasesByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminReleasesReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Base64url: the applicationServerKey */
                            public_key: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postNotificationsByIdOpened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "3f6c1a52-6f0e-4c0e-9a39-5d1f0f9a7c11"
                 *     }
                 */
                "application/json": components["schemas"]["PostNotificationsByIdOpenedBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostNotificationsByIdOpenedBody"];
                "multipart/form-data": components["schemas"]["PostNotificationsByIdOpenedBody"];
            };
        };
        responses: {
            202: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "3f6c1a52-6f0e-4c0e-9a39-5d1f0f9a7c11",
                 *       "kind": "token",
                 *       "value": "an-fcm-registration-token",
                 *       "platform": "android",
                 *       "lang": "te",
                 *       "app_version": "2.4.0",
                 *       "place": "వరంగల్",
                 *       "categories": [
                 *         "weather"
                 *       ],
                 *       "opt_outs": {
                 *         "types": [
                 *           "horoscope"
                 *         ]
                 *       },
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "to": "07:00"
                 *       },
                 *       "tz": "Asia/Kolkata"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceInput"];
                "application/x-www-form-urlencoded": components["schemas"]["DeviceInput"];
                "multipart/form-data": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            200: components["responses"]["PostDevicesReply"];
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDevicesReply"];
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteDevicesByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Id */
                            id: number;
                            /** @description Secret id that the app generates once, best a random UUID */
                            installation_id: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchDevicesByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lang": "hi",
                 *       "push_enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["DevicePatch"];
                "application/x-www-form-urlencoded": components["schemas"]["DevicePatch"];
                "multipart/form-data": components["schemas"]["DevicePatch"];
            };
        };
        responses: {
            200: components["responses"]["PostDevicesReply"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNotifications: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "scheduled_at" | "-scheduled_at" | "sent_at" | "-sent_at" | "created_at" | "-created_at" | "status" | "-status" | "type" | "-type";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Any of these */
                status?: ("awaiting_approval" | "scheduled" | "queued" | "sending" | "paused" | "sent" | "logged" | "failed" | "cancelled")[];
                type?: string;
                target_type?: "all" | "topic" | "condition" | "lang" | "place" | "category" | "segment" | "device";
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
                /** @description The user who created it */
                created_by?: number;
                /** @description Planned for, or taken without a plan, at this time or later */
                from?: components["schemas"]["Time"];
                /** @description The same, before this time */
                to?: components["parameters"]["To2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "తెలంగాణలో భారీ వర్షాలు",
                 *       "body": "పాఠశాలలకు సెలవు",
                 *       "type": "breaking",
                 *       "target": {
                 *         "type": "lang",
                 *         "value": "te"
                 *       },
                 *       "deep_link": "dinam://news/17",
                 *       "ttl_seconds": 7200,
                 *       "priority": "high",
                 *       "collapse_key": "news-17"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationInput"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply2"];
            202: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNotificationsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": {
                 *         "type": "segment",
                 *         "value": {
                 *           "platform": "android",
                 *           "any": [
                 *             {
                 *               "lang": "te"
                 *             },
                 *             {
                 *               "category": "weather"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Preview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Tried"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsByIdPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsByIdResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsByIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectApproval"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNotificationsByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNotificationsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminDevices: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "last_seen_at" | "-last_seen_at" | "created_at" | "-created_at" | "platform" | "-platform" | "lang" | "-lang" | "app_version" | "-app_version";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description android, ios or web */
                platform?: "android" | "ios" | "web";
                kind?: "token" | "fid" | "webpush";
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description false: nothing is sent, the registration is kept */
                push_enabled?: boolean;
                /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
                installation_id?: components["schemas"]["InstallationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminDevice"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminDevicesById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminDevice"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminDevicesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author?: components["parameters"]["Author"];
                /** @description Only breaking stories, or only the others */
                breaking?: components["parameters"]["Breaking"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description The same as `search` */
                q?: components["parameters"]["Q"];
                /** @description Order; `-` sorts downwards */
                sort?: components["parameters"]["Sort3"];
                /** @description Only changes after this time, oldest first, with `{id, deleted: true}` for items that left the list. Continue with `next_cursor`, then store `next_updated_after`. Not with `sort` or `fallback` */
                updated_after?: components["parameters"]["UpdatedAfter"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsLatest: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsBreaking: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsCategories: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsTrending: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description State, district or mandal */
                location?: string;
                /** @description Only items published within so many hours */
                window?: components["parameters"]["Window"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsBySlug: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNewsReply2"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsBySlugRelated: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Rows, default 10 */
                limit?: number;
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postNewsByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "0a7e3c52-6f1d-4b7e-9a57-1f2f6c1f2b11"
                 *     }
                 */
                "application/json": components["schemas"]["PostNewsByIdViewBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostNewsByIdViewBody"];
                "multipart/form-data": components["schemas"]["PostNewsByIdViewBody"];
            };
        };
        responses: {
            202: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSearch: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1, or `all` */
                lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en" | "all";
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description The same as `search` */
                q?: components["parameters"]["Q"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author?: components["parameters"]["Author"];
                /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
                content_type?: components["parameters"]["ContentType"];
                /** @description `2026-11-20`, or a time with its zone */
                from?: components["parameters"]["From2"];
                /** @description `2026-11-20`, or a time with its zone */
                to?: components["parameters"]["To3"];
                /** @description Order; `-` sorts downwards */
                sort?: "relevance" | "-published_at";
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Id */
                            id: number;
                            /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                            slug: string;
                            url: string;
                            /** @description URL to share; null while there are no share pages */
                            share_url: string | null;
                            /** @description Title */
                            title: string;
                            summary: string;
                            /** @description Sanitised HTML, or text when content_format says so */
                            content: string;
                            /**
                             * @description `html` (default, sanitised) or `text`
                             * @enum {unknown}
                             */
                            content_format: "html" | "text";
                            /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
                            content_type: components["schemas"]["ContentType"];
                            lang: components["schemas"]["Lang"];
                            /** @description true: in the default language, because the story is missing in the requested one */
                            is_fallback: boolean;
                            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
                            translation_group: number | null;
                            category: components["schemas"]["NewsItemCategory"] | null;
                            /** @description Id of a category */
                            category_id: number | null;
                            /** @description Name of the category in the language */
                            category_name: string | null;
                            /** @description At most 30 tags of 60 letters */
                            tags: string[];
                            places: components["schemas"]["NewsItemPlace"][];
                            location: components["schemas"]["NewsItemLocation"];
                            /** @description URL of the main image */
                            image_url: string | null;
                            /** @description URL of a small image for lists; default: the main image */
                            thumbnail_url: string | null;
                            /** @description Gallery: at most 50 images for a story, 30 for a product */
                            images: components["schemas"]["NewsItemImage"][];
                            /** @description URL of a video */
                            video_url: string | null;
                            /** @description URL of an audio file */
                            audio_url: string | null;
                            /** @description Author line under the title; as a filter the whole name in any spelling */
                            author: string | null;
                            byline: string | null;
                            source: components["schemas"]["NewsItemSource"];
                            /** @description Breaking news; ends by itself at `breaking_until` */
                            is_breaking: boolean;
                            /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
                            breaking_until: string | null;
                            /** @description Marked for the top of the app */
                            is_featured: boolean;
                            priority: number;
                            /** @description Time of publication, UTC */
                            published_at: string | null;
                            /**
                             * Format: date-time
                             * @description Time of the last change, UTC
                             */
                            updated_at: string;
                            /** @description Time of expiry, UTC */
                            expires_at: string | null;
                            /** @description Number of views; written every ten seconds */
                            views: number;
                            /** @description Reading time in minutes */
                            read_minutes: number;
                            /** @description What was wrong and was put right, oldest first */
                            corrections: components["schemas"]["Correction"][];
                            /** @description End of the live blog; null while it runs */
                            live_ended_at: string | null;
                            /** @description HTML-escaped text with `<mark>` around what was found; nothing else in it is markup */
                            highlight: {
                                /** @description Title */
                                title: string;
                                snippet: string;
                            };
                        }[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSearchSuggest: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description What was typed so far */
                q?: string;
                /** @description Default 10 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            text: string;
                        }[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNews: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "updated_at" | "-updated_at" | "published_at" | "-published_at" | "created_at" | "-created_at" | "id" | "-id" | "priority" | "-priority" | "title" | "-title" | "status" | "-status" | "lang" | "-lang" | "category_id" | "-category_id" | "content_type" | "-content_type" | "author" | "-author" | "views" | "-views" | "expires_at" | "-expires_at" | "created_by" | "-created_by" | "updated_by" | "-updated_by";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Added as `included` */
                include?: components["parameters"]["Include2"];
                /** @description Any of these */
                status?: components["parameters"]["Status"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Any of these */
                content_type?: components["parameters"]["ContentType2"];
                /** @description A tag, in any spelling */
                tag?: components["parameters"]["Tag2"];
                /** @description A place by id, slug, code or name; what lies below it counts too */
                place?: components["parameters"]["Place"];
                /** @description The author, in any spelling */
                author?: components["parameters"]["Author2"];
                has_image?: components["parameters"]["HasImage"];
                /** @description Stories that have no item in this language */
                missing_lang?: components["parameters"]["MissingLang"];
                /** @description Marked for the top of the app */
                is_featured?: components["parameters"]["IsFeatured"];
                /** @description Breaking news; ends by itself at `breaking_until` */
                is_breaking?: components["parameters"]["IsBreaking"];
                /** @description Made of an item of a feed */
                from_feed?: components["parameters"]["FromFeed"];
                /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
                translation_group?: components["parameters"]["TranslationGroup"];
                /** @description The user who created it */
                created_by?: components["parameters"]["CreatedBy"];
                updated_by?: components["parameters"]["UpdatedBy"];
                /** @description Published (or created, while unpublished) at this time or later */
                from?: components["parameters"]["From3"];
                /** @description The same, before this time; a day counts whole */
                to?: components["parameters"]["To4"];
                /** @description Created at this time or later */
                created_from?: components["parameters"]["CreatedFrom"];
                /** @description Created before this time; a day counts whole */
                created_to?: components["parameters"]["CreatedTo"];
                /** @description Changed at this time or later */
                updated_from?: components["parameters"]["UpdatedFrom"];
                /** @description Changed before this time; a day counts whole */
                updated_to?: components["parameters"]["UpdatedTo"];
                /** @description Only items that I created */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminItem"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "te",
                 *       "title": "పోలవరం పనుల పురోగతి"
                 *     }
                 */
                "application/json": components["schemas"]["AdminInput"];
            };
        };
        responses: {
            201: components["responses"]["PostAdminNewsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Added as `included` */
                include?: components["parameters"]["Include2"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminNewsById: {
        parameters: {
            query?: {
                /** @description now: a published story is changed at once. Absent: the edit goes to its working copy */
                apply?: components["parameters"]["Apply"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminNewsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminNewsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminNewsById: {
        parameters: {
            query?: {
                /** @description now: a published story is changed at once. Absent: the edit goes to its working copy */
                apply?: components["parameters"]["Apply"];
            };
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_featured": true
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminNewsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsCounts: {
        parameters: {
            query?: {
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Any of these */
                status?: components["parameters"]["Status"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Any of these */
                content_type?: components["parameters"]["ContentType2"];
                /** @description A tag, in any spelling */
                tag?: components["parameters"]["Tag2"];
                /** @description A place by id, slug, code or name; what lies below it counts too */
                place?: components["parameters"]["Place"];
                /** @description The author, in any spelling */
                author?: components["parameters"]["Author2"];
                has_image?: components["parameters"]["HasImage"];
                /** @description Stories that have no item in this language */
                missing_lang?: components["parameters"]["MissingLang"];
                /** @description Marked for the top of the app */
                is_featured?: components["parameters"]["IsFeatured"];
                /** @description Breaking news; ends by itself at `breaking_until` */
                is_breaking?: components["parameters"]["IsBreaking"];
                /** @description Made of an item of a feed */
                from_feed?: components["parameters"]["FromFeed"];
                /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
                translation_group?: components["parameters"]["TranslationGroup"];
                /** @description The user who created it */
                created_by?: components["parameters"]["CreatedBy"];
                updated_by?: components["parameters"]["UpdatedBy"];
                /** @description Published (or created, while unpublished) at this time or later */
                from?: components["parameters"]["From3"];
                /** @description The same, before this time; a day counts whole */
                to?: components["parameters"]["To4"];
                /** @description Created at this time or later */
                created_from?: components["parameters"]["CreatedFrom"];
                /** @description Created before this time; a day counts whole */
                created_to?: components["parameters"]["CreatedTo"];
                /** @description Changed at this time or later */
                updated_from?: components["parameters"]["UpdatedFrom"];
                /** @description Changed before this time; a day counts whole */
                updated_to?: components["parameters"]["UpdatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["NewsCounts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "published_at": "2099-01-01T06:00:00+05:30"
                 *     }
                 */
                "application/json": components["schemas"]["PublishBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdUnpublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "ఫోటో రేపు"
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminNewsByIdSubmitBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "ఏ ఊరిలో?"
                 *     }
                 */
                "application/json": components["schemas"]["RejectBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["BulkReply"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsTrashEmpty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["EmptyReply"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "take_over": true
                 *     }
                 */
                "application/json": components["schemas"]["LeaseBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsByIdLeaseReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminNewsByIdLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminNewsByIdLeaseReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdRevisions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Revision"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdRevisionsDiff: {
        parameters: {
            query?: {
                /** @description Default: the revision before `to` */
                from?: number;
                /** @description Default: the newest */
                to?: number;
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["RevisionDiff"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdRevisionsByRev: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WholeRevision"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdRevisionsByRevRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                /** @description Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
                rev: components["parameters"]["Rev"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "నీటి మట్టం 43 అడుగులు, 40 కాదు."
                 *     }
                 */
                "application/json": components["schemas"]["CorrectionInput"];
            };
        };
        responses: {
            201: components["responses"]["PostAdminNewsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminNewsByIdCorrectionsByCorrection: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                correction: components["parameters"]["Correction"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminNewsByIdCorrectionsByCorrection: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                correction: components["parameters"]["Correction"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "నీటి మట్టం 43 అడుగులు."
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminNewsByIdCorrectionsByCorrectionBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdWorkingCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminNewsByIdWorkingCopyReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminNewsByIdWorkingCopy: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "author": "సీత"
                 *     }
                 */
                "application/json": components["schemas"]["WorkingCopyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminNewsByIdWorkingCopyReply"] | {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdWorkingCopySubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminNewsByIdWorkingCopyReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdWorkingCopyReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "శీర్షిక మార్చండి"
                 *     }
                 */
                "application/json": components["schemas"]["RejectBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminNewsByIdWorkingCopyReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdPublishChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublishChangesBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PostAdminNewsByIdPreviewsReplyData"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "days": 2
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminNewsByIdPreviewsBody"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminNewsByIdPreviewsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminNewsByIdPreviewsByPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                preview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminNewsByIdPreviewsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPreviewsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PreviewItem"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            410: components["responses"]["Error410"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminAuditReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["StoryLanguages"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "hi",
                 *       "title": "गोदावरी में बाढ़"
                 *     }
                 */
                "application/json": components["schemas"]["TranslationInput"];
            };
        };
        responses: {
            201: components["responses"]["PostAdminNewsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["StoryNotices"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdPublishAndNotify: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "languages": {
                 *         "te": {
                 *           "title": "గోదావరి: మొదటి ప్రమాద హెచ్చరిక"
                 *         }
                 *       },
                 *       "ttl_seconds": 7200
                 *     }
                 */
                "application/json": components["schemas"]["PublishAndNotifyInput"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PublishedAndNotified"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSubmissions: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "submitted_at" | "-submitted_at" | "decided_at" | "-decided_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Any of these */
                status?: ("submitted" | "accepted" | "rejected" | "returned" | "withdrawn")[];
                contributor_id?: number;
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description The main place of the story, or one above it */
                place_id?: number;
                /** @description Submitted at this time or later */
                from?: components["schemas"]["Time"];
                /** @description The same, before this time */
                to?: components["parameters"]["To2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["GetAdminSubmissionsReplyData"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSubmissionsByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "బాగుంది"
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminSubmissionsByIdAcceptBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminSubmissionsByIdAcceptReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSubmissionsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSubmissionsByIdAcceptBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminSubmissionsByIdAcceptReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSubmissionsByIdReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "ఎక్కడ?"
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminSubmissionsByIdAcceptBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminSubmissionsByIdAcceptReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminContributors: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description Part of the username */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["GetAdminContributorsReplyData"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminContributorsByIdLedger: {
        parameters: {
            query?: {
                /** @description Accepted at this time or later */
                from?: components["schemas"]["Time"];
                /** @description The same, before this time */
                to?: components["parameters"]["To2"];
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            contributor: components["schemas"]["GetAdminContributorsReplyData"];
                            from: string | null;
                            to: string | null;
                            /** @description Submissions accepted in the period */
                            accepted: number;
                            /** @description Words of all of them */
                            words: number;
                            /** @description A page of them, the first accepted first */
                            entries: components["schemas"]["GetAdminSubmissionsReplyData"][];
                            /** @description Whether a further page exists */
                            has_more: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsBySlugLive: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Number of the last change that the client has: only what changed since */
                after?: components["parameters"]["After"];
                /** @description Entries, default 20 */
                limit?: number;
                /** @description newest: pinned ones first. oldest: as it happened */
                order?: components["parameters"]["Order"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: (components["schemas"]["LiveEntry"] | components["schemas"]["LiveRemoved"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNewsBySlugLiveStream: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Number of the last change that the client has: only what changed since */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The last event `id` of a reconnecting client; takes precedence over `after` */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-Sent Events, until one of the two sides ends it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description There is nothing more to come: do not come back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminNewsByIdLive: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "at" | "-at" | "seq" | "-seq" | "id" | "-id";
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Those that were removed */
                removed?: boolean;
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminLiveEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdLive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "లెక్కింపు మొదలైంది",
                 *       "is_pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["LiveInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminNewsByIdLiveReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdLiveClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsByIdLiveCloseReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminNewsByIdLiveReopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsByIdLiveCloseReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLiveEntriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminNewsByIdLiveReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminLiveEntriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LiveInput"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsByIdLiveReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminLiveEntriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminLiveEntriesById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LiveInput"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminNewsByIdLiveReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPolls: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
                /** @description Default `open`; with `news_id` both */
                status?: "open" | "closed";
                /** @description Page number, from 1 */
                page?: number;
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Poll"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPollsById: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Poll"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postPollsByIdVote: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "8d0a7f1e-2b6d-4a55-9c1e-0f7b6c2d4e11",
                 *       "option_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["VoteInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VoteInput"];
                "multipart/form-data": components["schemas"]["VoteInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Vote"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getInstallationsByInstallationIdBookmarks: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["BookmarkedItem"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    putInstallationsByInstallationIdBookmarksByNewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
                /** @description Id of a story */
                news_id: components["parameters"]["NewsId2"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
                "multipart/form-data": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PutInstallationsByInstallationIdBookmarksByNewsIdReply"];
            201: components["responses"]["PutInstallationsByInstallationIdBookmarksByNewsIdReply"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteInstallationsByInstallationIdBookmarksByNewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
                /** @description Id of a story */
                news_id: components["parameters"]["NewsId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Id of a story */
                            news_id: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postNewsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "8d0a7f1e-2b6d-4a55-9c1e-0f7b6c2d4e11",
                 *       "reason": "wrong_fact",
                 *       "note": "వర్షపాతం 5 సెం.మీ., 50 కాదు"
                 *     }
                 */
                "application/json": components["schemas"]["ReportInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ReportInput"];
                "multipart/form-data": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Report"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPolls: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "updated_at" | "-updated_at" | "created_at" | "-created_at" | "opens_at" | "-opens_at" | "closes_at" | "-closes_at" | "status" | "-status" | "lang" | "-lang";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                status?: components["schemas"]["PollStatus"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminPoll"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPolls: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body returns the first response, for 7 days; another body is 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "ఈసారి వానలు బాగా పడతాయా?",
                 *       "lang": "te",
                 *       "options": [
                 *         {
                 *           "text": "అవును"
                 *         },
                 *         {
                 *           "text": "కాదు"
                 *         }
                 *       ],
                 *       "texts": {
                 *         "hi": {
                 *           "question": "क्या इस बार अच्छी बारिश होगी?",
                 *           "options": [
                 *             "हाँ",
                 *             "नहीं"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PollInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminPollsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPollsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminPollsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminPollsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminPollsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPollsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminPollsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminPollsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "closes_at": "2099-01-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminPollsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPollsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPollsByIdOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPollsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPollsByIdClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminPollsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReports: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "due_at" | "-due_at" | "received_at" | "-received_at" | "updated_at" | "-updated_at" | "status" | "-status";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                status?: "open" | "resolved" | "dismissed";
                reason?: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
                is_overdue?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminReport"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReportsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminReportsByIdReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminReportsByIdResolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "సరిచేశాం"
                 *     }
                 */
                "application/json": components["schemas"]["ReportAnswer"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminReportsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminReportsByIdDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ReportAnswer"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminReportsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getRss: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit2"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                feed?: components["parameters"]["Feed"];
                /** @description News category that the feed belongs to: slug or id */
                category?: components["parameters"]["Category3"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description true: include duplicates of other feeds; always so with `feed` */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetRssReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getRssById: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRssReply2"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getWebsubByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success200"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postWebsubByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            202: components["responses"]["Success200"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            410: components["responses"]["Error410"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedsOpml: {
        parameters: {
            query?: {
                /** @description true: as a file */
                download?: components["parameters"]["Download"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminFeedsOpmlReply"];
                    "text/x-opml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsOpml: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId2"];
                refresh_minutes?: components["parameters"]["RefreshMinutes"];
                /** @description Folders that are no category become one, below each other; 200 at most */
                create_categories?: components["parameters"]["CreateCategories"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/x-opml": string;
                "text/xml": string;
                "application/xml": string;
                "application/json": components["schemas"]["OpmlInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminFeedsOpmlReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feed_url": "https://localhost/feed.xml"
                 *     }
                 */
                "application/json": components["schemas"]["FeedTrial"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminFeedsTestReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "all": true,
                 *       "lang": "te"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminFeedsRefreshReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedRunsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminFeedsRefreshReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeeds: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: components["parameters"]["Sort4"];
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether `publish_mode` is not off */
                auto_publish?: components["parameters"]["AutoPublish"];
                /** @description Whether the hub sends us its news: while active the feed is visited every few hours only */
                websub_state?: components["parameters"]["WebsubState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminFeedsReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feed_url": "https://news.example/te.xml",
                 *       "lang": "te"
                 *     }
                 */
                "application/json": components["schemas"]["FeedInput"];
            };
        };
        responses: {
            201: components["responses"]["PostAdminFeedsReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminFeedsReply2"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminFeedsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminFeedsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminFeedsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminFeedsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminFeedsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "keywords_out": [
                 *         "IPL",
                 *         "రాశిఫలాలు"
                 *       ],
                 *       "publish_mode": "link",
                 *       "review": true
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminFeedsByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["PostAdminFeedsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedsByIdFetches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["FeedFetch"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsByIdRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["PostAdminFeedsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsByIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostAdminFeedsTestReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedItems: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "first_seen_at" | "-first_seen_at" | "published_at" | "-published_at" | "id" | "-id" | "title" | "-title" | "feed_id" | "-feed_id" | "lang" | "-lang" | "updated_at" | "-updated_at";
                /** @description Words to find */
                search?: components["parameters"]["Search"];
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                feed_id?: number;
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AdminFeedItem"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeedItemsById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminFeedItemsByIdReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminFeedItemsById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAdminFeedItemsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedItemsByIdPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminFeedItemsByIdPublishBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminFeedItemsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeedsByIdWebsub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "unsubscribe"
                 *     }
                 */
                "application/json": components["schemas"]["PostAdminFeedsByIdWebsubBody"];
            };
        };
        responses: {
            202: components["responses"]["PostAdminFeedsReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminWebhooks: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before; `total` is then null */
                cursor?: components["parameters"]["Cursor"];
                /** @description false: `total` is null, which saves the time of counting a long list */
                count?: components["parameters"]["Count"];
                /** @description Order; `-` sorts downwards */
                sort?: "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Just these */
                ids?: components["parameters"]["Ids"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description false: not shown to readers */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example/dinam",
                 *       "description": "వెబ్‌సైట్",
                 *       "events": [
                 *         "news.published",
                 *         "news.removed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminWebhooksReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminWebhooksById: {
        parameters: {
            query?: {
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminWebhooksByIdReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminWebhooksById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAdminWebhooksByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminWebhooksByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminWebhooksById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminWebhooksById: {
        parameters: {
            query?: never;
            header: {
                /** @description ETag of what is edited */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["PatchAdminWebhooksByIdBody"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminWebhooksByIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminWebhooksByIdRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["RowETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminWebhooksReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminWebhooksByIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminWebhooksByIdTestReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page, at most 100; default 20 */
                limit?: components["parameters"]["Limit"];
                status?: "pending" | "succeeded" | "failed";
                event?: "news.published" | "news.updated" | "news.removed" | "notification.sent" | "notification.failed" | "feed.failing" | "feed.recovered" | "feed.stopped" | "webhook.test";
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminWebhooksByIdDeliveriesByDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                delivery: components["parameters"]["Delivery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAdminWebhooksByIdTestReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminWebhooksByIdDeliveriesByDeliveryReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
                delivery: components["parameters"]["Delivery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WebhookDelivery"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLabels: {
        parameters: {
            query?: {
                /** @description Language; default: en */
                lang?: "en" | "hi" | "te" | "ta" | "ur";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Labels"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["EditLock"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminLocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource": "categories",
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["EditLockInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["EditLock"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminLocksByResourceById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource: string;
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Presence"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client": "window-1",
                 *       "resource": "news",
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PresenceInput"];
            };
        };
        responses: {
            200: components["responses"]["Error302"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyPreferencesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminMyPreferencesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "title": "వాన"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserDocumentInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminMyPreferencesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAdminMyPreferencesByNameReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyViewsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminMyViewsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "title": "వాన"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserDocumentInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminMyViewsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAdminMyPreferencesByNameReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyDraftsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminMyDraftsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "title": "వాన"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserDocumentInput"];
            };
        };
        responses: {
            200: components["responses"]["GetAdminMyPreferencesByNameReply2"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminMyDraftsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteAdminMyPreferencesByNameReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminMyDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminMyDigestReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminMyDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false,
                 *       "hour": 8
                 *     }
                 */
                "application/json": components["schemas"]["PutAdminMyDigestBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAdminMyDigestReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2002"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2003"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangCategoryByCategoryRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2002"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangCategoryByCategoryAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2003"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangCategoryByCategoryJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangPlaceByPlaceRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2002"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangPlaceByPlaceAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2003"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFeedsByLangPlaceByPlaceJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSitemapXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2004"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSitemapsNewsByMonthXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2004"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSitemapsGoogleNewsByLangXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2004"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSitemapsSectionsByLangXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success2004"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getRobotsTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getConfig: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
                current_version?: components["parameters"]["CurrentVersion"];
                /** @description Android version code or iOS build number */
                version_code?: components["parameters"]["VersionCode"];
                /** @description Stable id of the installation; decides the roll-out */
                installation_id?: components["parameters"]["InstallationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetConfigReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getBundle: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            config: components["schemas"]["GetConfigReplyData"];
                            categories: components["schemas"]["Category"][];
                            news: {
                                /** @description Id */
                                id: number;
                                /** @description Part of the URL: lower-case Latin letters, digits and hyphens. Default: made from the title or name */
                                slug: string;
                                url: string;
                                /** @description URL to share; null while there are no share pages */
                                share_url: string | null;
                                /** @description Title */
                                title: string;
                                summary: string;
                                /** @description Sanitised HTML, or text when content_format says so */
                                content: string;
                                /**
                                 * @description `html` (default, sanitised) or `text`
                                 * @enum {unknown}
                                 */
                                content_format: "html" | "text";
                                /** @description `article` (default), `video`, `gallery`, `live` (a live blog) or `short` */
                                content_type: components["schemas"]["ContentType"];
                                lang: components["schemas"]["Lang"];
                                /** @description true: in the default language, because the story is missing in the requested one */
                                is_fallback: boolean;
                                /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
                                translation_group: number | null;
                                category: components["schemas"]["NewsItemCategory"] | null;
                                /** @description Id of a category */
                                category_id: number | null;
                                /** @description Name of the category in the language */
                                category_name: string | null;
                                /** @description At most 30 tags of 60 letters */
                                tags: string[];
                                places: components["schemas"]["NewsItemPlace"][];
                                location: components["schemas"]["NewsItemLocation"];
                                /** @description URL of the main image */
                                image_url: string | null;
                                /** @description URL of a small image for lists; default: the main image */
                                thumbnail_url: string | null;
                                /** @description Gallery: at most 50 images for a story, 30 for a product */
                                images: components["schemas"]["NewsItemImage"][];
                                /** @description URL of a video */
                                video_url: string | null;
                                /** @description URL of an audio file */
                                audio_url: string | null;
                                /** @description Author line under the title; as a filter the whole name in any spelling */
                                author: string | null;
                                byline: string | null;
                                source: components["schemas"]["NewsItemSource"];
                                /** @description Breaking news; ends by itself at `breaking_until` */
                                is_breaking: boolean;
                                /** @description End of the breaking flag; default: after the setting `breaking_hours` (6) */
                                breaking_until: string | null;
                                /** @description Marked for the top of the app */
                                is_featured: boolean;
                                priority: number;
                                /** @description Time of publication, UTC */
                                published_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description Time of the last change, UTC
                                 */
                                updated_at: string;
                                /** @description Time of expiry, UTC */
                                expires_at: string | null;
                                /** @description Number of views; written every ten seconds */
                                views: number;
                                /** @description Reading time in minutes */
                                read_minutes: number;
                                /** @description What was wrong and was put right, oldest first */
                                corrections: components["schemas"]["Correction"][];
                                /** @description End of the live blog; null while it runs */
                                live_ended_at: string | null;
                                /** @description The content was cut; the whole is under the item itself */
                                content_truncated: boolean;
                            }[];
                            almanac: components["schemas"]["PanchangDay"];
                            /** @description Of the 14 days after this one */
                            festivals: components["schemas"]["Festival"][];
                            horoscope: components["schemas"]["Horoscope"][];
                            valid_until: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    deleteInstallationsByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteInstallationsByInstallationIdReply"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminDevicesByIdErase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminSettingsBasicRevisionsByRevRestoreBody"];
            };
        };
        responses: {
            200: components["responses"]["DeleteInstallationsByInstallationIdReply"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    onNewsPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnNewsPublishedBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onNewsUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnNewsUpdatedBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onNewsRemoved: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnNewsRemovedBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onNotificationSent: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnNotificationSentBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onNotificationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnNotificationFailedBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onFeedFailing: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnFeedFailingBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onFeedRecovered: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnFeedRecoveredBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onFeedStopped: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnFeedStoppedBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Names the message: the same in every attempt, so that a receiver can leave out what it has */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Seconds since 1970 of this attempt */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnWebhookTestBody"];
            };
        };
        responses: {
            200: components["responses"]["Success2005"];
            410: components["responses"]["Success410"];
        };
    };
}
