import { type Layout, NAME } from "./install_paths.ts";

/** Seconds without a watchdog ping after which systemd restarts the service. */
const WATCHDOG = 60;

/**
 * Writes the systemd unit of the service.
 *
 * It forbids all that `systemd.exec(5)` can forbid, but for memory that is both writable and executable: Node
 * compiles as it runs.
 */
export function unitText({ start, settings, state }: Layout): string {
  return `# Written by \`ambo install --systemd\`, and again at each upgrade.
# Change it with \`systemctl edit ${NAME}\`, not here.
[Unit]
Description=Ambo, a scripture text service
After=network.target
StartLimitIntervalSec=300
StartLimitBurst=10

[Service]
Type=notify
# systemd-notify, which the service calls, is another process than the service.
NotifyAccess=all
WatchdogSec=${WATCHDOG}
Restart=always
RestartSec=2
TimeoutStartSec=90
TimeoutStopSec=30
ExecStart=${start} serve --settings ${settings}
ExecReload=/bin/sh -c 'kill -HUP $MAINPID'
User=${NAME}
Group=${NAME}
StateDirectory=${NAME} ${NAME}/corpus ${NAME}/keys
StateDirectoryMode=0700
WorkingDirectory=${state}
UMask=0077
LimitNOFILE=65536

NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=yes
ProtectProc=invisible
ProcSubset=pid
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
KeyringMode=private
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;
}

/** Writes the system user, as `systemd-sysusers` reads it. */
export function userText({ state }: Layout): string {
  return `# Written by \`ambo install --systemd\`.
u ${NAME} - "Ambo scripture text service" ${state}
`;
}

/**
 * Writes the command for the operator, a shell script: files it makes belong to the service's user, and it finds the
 * store and the translations of the service.
 */
export function operatorCommandText({ command, settings }: Layout): string {
  return `#!/bin/sh
# Written by \`ambo install --systemd\`: ambo with the settings and as the user of the service.
export AMBO_SETTINGS=${settings}
exec runuser -u ${NAME} -- ${command} "$@"
`;
}

/** Writes a settings file for a machine that has none: the folders of the service, and the given lines. */
export function settingsText({ state }: Layout, others: string): string {
  return `# The settings of Ambo. Take the # away from a line to change it, then run: systemctl restart ${NAME}

# folder of the translation files
corpus = ${state}/corpus

# folder of the users, keys and counts
keys = ${state}/keys

${others}`;
}
