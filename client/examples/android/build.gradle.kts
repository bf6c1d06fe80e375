// The module `app` of an Android project; settings.gradle.kts has includeBuild("../../packages/kotlin").
plugins {
    id("com.android.application") version "8.13.0"
    kotlin("android") version "2.2.0"
    kotlin("plugin.compose") version "2.2.0"
    id("com.google.gms.google-services") version "4.4.3"
}

android {
    namespace = "in.example.news"
    compileSdk = 36
    defaultConfig {
        minSdk = 26
        targetSdk = 36
        versionName = "2.4.0"
    }
    buildFeatures {
        buildConfig = true
        compose = true
    }
}

dependencies {
    implementation("in.dinam:dinam-client")
    implementation(platform("androidx.compose:compose-bom:2025.09.00"))
    implementation("androidx.compose.material3:material3")
    implementation("androidx.activity:activity-compose:1.11.0")
    implementation("io.coil-kt.coil3:coil-compose:3.3.0")
    implementation("io.coil-kt.coil3:coil-network-okhttp:3.3.0")
    implementation("org.jetbrains.kotlinx:kotlinx-coroutines-play-services:1.10.2")
    implementation(platform("com.google.firebase:firebase-bom:34.3.0"))
    implementation("com.google.firebase:firebase-messaging")
}
