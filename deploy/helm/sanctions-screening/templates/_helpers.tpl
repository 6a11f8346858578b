{{- define "screening.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* What both pods have in common, by which they find each other's node. */}}
{{- define "screening.instance" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "screening.labels" -}}
{{ include "screening.instance" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "screening.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- .Values.serviceAccount.name | default (include "screening.name" .) -}}
{{- else -}}
{{- .Values.serviceAccount.name | default "default" -}}
{{- end -}}
{{- end -}}

{{- define "screening.image" -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* PUBLIC_URL as it will be, empty where nothing says it. */}}
{{- define "screening.publicUrl" -}}
{{- if .Values.config.PUBLIC_URL -}}
{{- .Values.config.PUBLIC_URL -}}
{{- else if and .Values.ingress.enabled .Values.ingress.hosts -}}
{{- printf "%s://%s" (ternary "https" "http" (ne .Values.ingress.tlsSecret "")) (first .Values.ingress.hosts) -}}
{{- end -}}
{{- end -}}

{{/* Settings of a container; "jobs" is on or off. */}}
{{- define "screening.environment" -}}
{{- $config := dict "HOST" "0.0.0.0" "PORT" "8080" "DATA_DIR" "/data" -}}
{{- with include "screening.publicUrl" .root }}{{ $_ := set $config "PUBLIC_URL" . }}{{ end -}}
{{- if .root.Values.ingress.enabled }}{{ $_ := set $config "TRUST_PROXY" "1" }}{{ end -}}
{{- range $name, $value := .root.Values.config }}
{{- /* A number such as 1000000 would be written 1e+06. */ -}}
{{- $_ := set $config $name (kindIs "float64" $value | ternary (int64 $value | toString) (toString $value)) }}
{{- end -}}
{{- $_ := set $config "JOBS" .jobs -}}
env:
{{- range $name, $value := $config }}
  - name: {{ $name }}
    value: {{ $value | quote }}
{{- end }}
{{- with .root.Values.existingSecret }}
envFrom:
  - secretRef:
      name: {{ . }}
{{- end }}
{{- end -}}

{{/* A pod's specification around its container; "container" is the container's own part. */}}
{{- define "screening.pod" -}}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
serviceAccountName: {{ include "screening.serviceAccount" .root }}
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: {{ .root.Values.terminationGracePeriodSeconds }}
securityContext:
  # The user "node" of the image.
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- if .root.Values.worker.enabled }}
affinity:
  podAffinity:
    requiredDuringSchedulingIgnoredDuringExecution:
      - topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "screening.instance" .root | nindent 12 }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
containers:
  - image: {{ include "screening.image" .root }}
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities:
        drop: [ALL]
    {{- .container | nindent 4 }}
    {{- include "screening.environment" . | nindent 4 }}
    volumeMounts:
      - name: data
        mountPath: /data
      - name: tmp
        mountPath: /tmp
      {{- with .root.Values.extraVolumeMounts }}
      {{- toYaml . | nindent 6 }}
      {{- end }}
volumes:
  - name: data
    {{- if .root.Values.persistence.enabled }}
    persistentVolumeClaim:
      claimName: {{ .root.Values.persistence.existingClaim | default (include "screening.name" .root) }}
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: tmp
    emptyDir: {}
  {{- with .root.Values.extraVolumes }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end -}}

{{/* What the schema of the values cannot say. */}}
{{- define "screening.check" -}}
{{- if gt (int .Values.replicaCount) 1 -}}
{{- fail "replicaCount must be 1: the databases are SQLite files, which several pods cannot share. Set config.WORKERS for more processors." -}}
{{- end -}}
{{- if and .Values.worker.enabled (not .Values.persistence.enabled) -}}
{{- fail "worker.enabled needs persistence.enabled: the worker and the service use the same files." -}}
{{- end -}}
{{- if and .Values.prometheusRule.enabled (not (fromYaml .Values.prometheusRule.rules).groups) -}}
{{- fail "prometheusRule.rules must be the text of a file of rules with groups: --set-file prometheusRule.rules=docs/observability/alert-rules.yaml" -}}
{{- end -}}
{{- end -}}
